// How each test runner is asked to say, test file by test file, what became of it.
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

export const jest = ['--reporters=default', `--reporters=${path('./jest-progress.mjs')}`];
export const playwright = [`--reporter=list,${path('./playwright-progress.mjs')}`];
