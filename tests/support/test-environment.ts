import { mailEventsKey } from './mail-events.ts';

/** Settings of all test fronts and backends: all callers share one address, and a busy machine is slow, not down. */
export const testEnvironment = {
  LIMITS_SCALE: '1000',
  PROOF_COST: '1',
  PASSWORD_COST: 'least',
  PAGE_TIMEOUT_MS: '60000',
  LOG_LEVEL: 'warn',
  MAIL_EVENTS_KEY: mailEventsKey,
};
