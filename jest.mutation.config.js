// What `npm run mutate` runs: the unit tests of money, authorisation, sessions and limits, as one project of jest.config.js.
import config from './jest.config.js';

const { displayName: _name, testMatch: _tests, ...unit } = config.projects[0];

export default {
  ...unit,
  testMatch: [
    '<rootDir>/backend/commerce/{credits,payments,discounts,withdrawals}/*.test.ts',
    '<rootDir>/backend/platform/http/{session,front-key}.test.ts',
    '<rootDir>/backend/identity/accounts/login-lock.test.ts',
    '<rootDir>/lib/contract/commerce/{format-money,discount-amount}.test.ts',
    '<rootDir>/lib/upstream/{session,same-origin}.test.ts',
    '<rootDir>/lib/process/networks.test.ts',
    '<rootDir>/lib/browser/transport/call.test.ts',
  ],
};
