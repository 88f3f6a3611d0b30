// A state that cannot be drawn never takes the page with it: that one widget is left empty until the next state.
import { Component } from "preact";
import { html } from "./core/html.js";

export class Boundary extends Component {
  constructor(props) {
    super(props);
    this.state = { failed: null };
  }
  static getDerivedStateFromProps(props, state) {
    return state.failed && state.failed !== props.children ? { failed: null } : null;
  }
  componentDidCatch(error) {
    console.error("spielbuch:", error);
    this.setState({ failed: this.props.children });
  }
  render({ children }, { failed }) {
    return failed ? html`<div class="g-root"></div>` : children;
  }
}
