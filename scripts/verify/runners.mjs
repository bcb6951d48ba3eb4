// Options that make each test runner report by test file.
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

export const jest = ['--reporters=default', `--reporters=${path('./jest-progress.mjs')}`];
export const playwright = [`--reporter=list,${path('./playwright-progress.mjs')}`];
