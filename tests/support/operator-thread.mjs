// Runs commands of `vonk` one after another, with the program already loaded: a process each takes most of a second.
import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';

const output = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'])
  process[name].write = (text) => {
    output[name] += text;
    return true;
  };
const usual = { ...process.env };
let run = 0;

for await (const [{ words, environment }] of on(parentPort, 'message')) {
  Object.assign(output, { stdout: '', stderr: '' });
  process.argv = [process.execPath, workerData.program, ...words];
  process.exitCode = 0;
  process.env = { ...usual, ...environment };
  await import(`${workerData.program}?${(run += 1)}`);
  parentPort.postMessage({ code: process.exitCode, ...output });
}
