"""The kinds of widget, a controller each; the front end draws them in the folder of the same name."""
