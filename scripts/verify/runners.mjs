// How each test runner is asked for a report, and what it says.

export const jest = {
  args: (file) => ['--json', `--outputFile=${file}`],
  env: () => ({}),
  read: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
};

export const playwright = {
  args: () => ['--reporter=list,json'],
  env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  read: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }),
};
