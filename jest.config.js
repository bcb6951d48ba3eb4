import { longForm } from './tests/long-form.ts';

const transform = {
  '\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};

/** Files that a project leaves to the long form, as patterns; a run by hand leaves none. */
const inGate = (files) =>
  process.env.VERIFY_FORM === 'gate' ? files.map((file) => `${file.replaceAll('.', '\\.')}$`) : [];

/** Tests run as native modules, as the code itself does: `npm test -- <file>` sets the flag that needs. */
const project = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next/', '<rootDir>/.data/'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  moduleNameMapper: {
    '^@texts/(.*)$': '<rootDir>/.texts/$1',
    '^server-only$': '<rootDir>/scripts/build/nothing.ts',
    '\\.(css|scss)$': '<rootDir>/scripts/build/nothing.ts',
  },
};

/** A whole running stack, started once for the project's run. */
const onStack = {
  ...project,
  globalSetup: '<rootDir>/tests/support/stack-up.mjs',
  globalTeardown: '<rootDir>/tests/support/stack-down.mjs',
  setupFilesAfterEnv: [...project.setupFilesAfterEnv, '<rootDir>/tests/support/try-again.ts'],
};

export default {
  // A worker that has grown to this starts again with an empty heap.
  workerIdleMemoryLimit: '700MB',
  projects: [
    {
      ...project,
      displayName: 'front',
      testMatch: ['<rootDir>/{app,components,lib,server,messages}/**/*.test.ts', '<rootDir>/*.test.ts'],
    },
    {
      ...project,
      displayName: 'screens',
      globalSetup: '<rootDir>/tests/support/late-texts.mjs',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: [
        ...project.setupFilesAfterEnv,
        '<rootDir>/tests/support/screens-setup.ts',
        '@testing-library/jest-dom',
      ],
      testMatch: ['<rootDir>/{app,components,lib}/**/*.test.tsx'],
    },
    {
      ...project,
      displayName: 'backend',
      testMatch: ['<rootDir>/{backend,demo,simulators}/**/*.test.{ts,tsx}'],
    },
    {
      ...project,
      displayName: 'tools',
      testMatch: ['<rootDir>/{scripts,tests/support,tests/load}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...inGate(longForm.tools)],
    },
    {
      ...onStack,
      displayName: 'system',
      testMatch: ['<rootDir>/tests/system/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...inGate(longForm.system.map((file) => `/system/${file}`))],
    },
    {
      ...onStack,
      displayName: 'faults',
      testMatch: ['<rootDir>/tests/faults/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...inGate(longForm.faults.map((file) => `/faults/${file}`))],
    },
  ],
};
