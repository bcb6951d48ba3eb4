import { mailEventsKey } from './mail-events.ts';

/** What fronts and backends of tests have in common: all come from one address, and a busy machine is slow, not away. */
export const testEnvironment = {
  LIMITS_SCALE: '1000',
  PROOF_COST: '1',
  PASSWORD_COST: 'least',
  PAGE_PATIENCE: '60000',
  LOG_LEVEL: 'warn',
  MAIL_EVENTS_KEY: mailEventsKey,
};
