// Draws widget states to HTML at build time: one JSON line in, one JSON line out. Argument: the bundle for servers.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const { renderToString } = await import(pathToFileURL(process.argv[2]).href);

for await (const line of createInterface({ input: process.stdin })) {
  const { kind, state } = JSON.parse(line);
  let answer;
  try {
    answer = { html: renderToString(kind, state) };
  } catch (problem) {
    answer = { error: String(problem.stack ?? problem) };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
