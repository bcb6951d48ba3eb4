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

/** Tests run as native modules, as the code itself does: `npm test -- <file>` sets the flag that needs. */
const project = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next/', '<rootDir>/.data/'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/scripts/build/nothing.ts',
    '\\.(css|scss)$': '<rootDir>/scripts/build/nothing.ts',
  },
};

/** A whole running stack, started once for the project's run. */
const onStack = {
  ...project,
  globalSetup: '<rootDir>/tests/support/stack-up.mjs',
  globalTeardown: '<rootDir>/tests/support/stack-down.mjs',
};

export default {
  projects: [
    {
      ...project,
      displayName: 'front',
      testMatch: ['<rootDir>/{app,components,lib,server,messages}/**/*.test.ts', '<rootDir>/*.test.ts'],
    },
    {
      ...project,
      displayName: 'screens',
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
      testMatch: ['<rootDir>/backend/**/*.test.{ts,tsx}'],
    },
    {
      ...project,
      displayName: 'tools',
      testMatch: ['<rootDir>/{scripts,tests/support,tests/load}/**/*.test.ts'],
    },
    { ...onStack, displayName: 'system', testMatch: ['<rootDir>/tests/system/**/*.test.ts'] },
    { ...onStack, displayName: 'faults', testMatch: ['<rootDir>/tests/faults/**/*.test.ts'] },
  ],
};
