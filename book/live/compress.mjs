// Writes .br and .gz beside the files named on standard input, one a line; servers send them as they are.
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const LARGE = 1_000_000;      // the best level of Brotli takes too long for these

async function compress(path) {
  const { size } = await stat(path);
  const brotli = createBrotliCompress({ params: {
    [constants.BROTLI_PARAM_QUALITY]: size > LARGE ? 9 : 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  } });
  await pipeline(createReadStream(path), brotli, createWriteStream(`${path}.br`));
  await pipeline(createReadStream(path), createGzip({ level: 9 }), createWriteStream(`${path}.gz`));
}

const waiting = [];
for await (const line of createInterface({ input: process.stdin })) waiting.push(line);
const worker = async () => {
  while (waiting.length) await compress(waiting.pop());
};
await Promise.all([worker(), worker()]);
