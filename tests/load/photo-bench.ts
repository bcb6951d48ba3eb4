import { createCutter } from '../../backend/community/photos/cutter/cutter.ts';
import { camera } from '../support/pictures.ts';
import { describeMachine } from './machine.ts';

/** A phone's photo. */
const size = { width: 4000, height: 3000 };
/** Detail that gives the file size of such a photo. */
const detail = 9;
const rounds = 10;
/** Time limit for all variants, in milliseconds. */
const aim = 1_500;

const cutter = createCutter({ workers: 1 });
const files = await Promise.all(
  Array.from({ length: rounds + 1 }, () => camera(size, detail).jpeg({ quality: 90 }).toBuffer()),
);
const times: number[] = [];
for (const file of files) times.push(await timed(file));
const [cold = 0] = times.splice(0, 1);
cutter.close();

times.sort((a, b) => a - b);
const median = times[Math.floor(rounds / 2)] ?? 0;
const worst = times.at(-1) ?? 0;
const megabytes = (files[0]?.length ?? 0) / 1_000_000;
console.log(`${describeMachine()}

A jpeg of 12 megapixels (${megabytes.toFixed(1)} MB) to all variants, ${rounds} times: median ${median.toFixed(0)} ms,
slowest ${worst.toFixed(0)} ms, the first one with the start of the process ${cold.toFixed(0)} ms; aim ${aim} ms.`);
if (median > aim) process.exitCode = 1;

async function timed(bytes: Buffer): Promise<number> {
  const started = performance.now();
  await cutter.cut('bench', { bytes, rotate: 0, crop: null });
  return performance.now() - started;
}
