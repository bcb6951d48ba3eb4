// Checks import rules and cycles from .dependency-cruiser.cjs.
import swc from '@swc/core';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

// dependency-cruiser's swc parser never sets `tsx`, so JSX would be a syntax error.
const parseFile = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFile(file, { ...options, tsx: file.endsWith('x') });

const options = await extractOptions('./.dependency-cruiser.cjs');
const { output, exitCode } = await cruise(['.'], { ...options, outputType: 'err' });
console.log(output);
process.exit(exitCode > 0 ? 1 : 0);
