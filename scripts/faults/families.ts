/** Fault tests that have a long form, together one row of the results. */
export type Family = {
  name: string;
  what: string;
  target: string;
  /** Files under `tests/faults`, without the suffix. */
  files: readonly string[];
  /** Environment of the long form. */
  long: Readonly<Record<string, string>>;
};

/** The families in the order of the results; kills are divided among files because each counts its own. */
export const families: readonly Family[] = [
  {
    name: 'kills',
    what: '`kill -9` of backend or database during payments, sends and signups',
    target: '25 / 500 kills: 0 acknowledged writes lost, 0 duplicated, ledger sum = balance',
    files: ['commerce/payments-killed', 'community/chat-killed', 'identity/signups-killed'],
    long: { KILLS: '167' },
  },
  {
    name: 'kills-besides',
    what: '`kill -9` during erasures and notifications, and of the database alone',
    target: 'no partial erasure, no notification lost, at most one sent twice per kill',
    files: [
      'identity/erasure-killed',
      'outreach/notifications-killed',
      'platform/database-killed',
      'platform/outage',
    ],
    long: { KILLS: '20' },
  },
  {
    name: 'webhooks',
    what: 'webhooks replayed, reordered, forged, late, wrong amount, unknown id',
    target: '1,000 random histories: 0 wrong final states',
    files: ['commerce/webhook-histories', 'commerce/mollie'],
    long: { HISTORIES: '1000' },
  },
  {
    name: 'double-spend',
    what: 'double spend: 200 concurrent sends, time bonuses, swipe likes, photos, conversations, webhooks',
    target: 'exactly k / 1 / 4 / 3 / 2 / 1, 20 / 50 repeats, balance never below 0',
    files: ['community/chat-spending', 'commerce/discount-once', 'commerce/double-spend'],
    long: { ROUNDS: '50', REPEATS: '50', PEOPLE: '200' },
  },
  {
    name: 'retries',
    what: 'retries 1–6 × with the connection cut before, during and after the response',
    target: 'one effect per key; login and 4xx never retried',
    files: ['platform/retries'],
    long: { ROUNDS: '20' },
  },
  {
    name: 'upstream',
    what: 'upstream faults: refused, hangs, late, drip, reset, cut, truncated, HTML, wrong shape, 500, 403, 10 MB, redirect, 30 s',
    target: 'every page ≤ 3 s with status, shell and message; 0 blank; recovers ≤ 5 s',
    files: ['platform/upstream-faults', 'pages/slow-not-found', 'community/photo-bucket', 'outreach/push'],
    long: { LANGUAGES: '11' },
  },
  {
    name: 'chat',
    what: 'chat exactly once: 50 pairs × 100 messages with drops and restarts',
    target: '0 lost, 0 duplicated, order preserved per conversation',
    files: ['community/chat-exactly-once', 'community/chat-recipient'],
    long: { PAIRS: '50', MESSAGES: '100', KILLS: '4' },
  },
  {
    name: 'stopping',
    what: 'SIGTERM under load',
    target: '0 failed requests in flight, ready again ≤ 2 s, streams closed',
    files: ['platform/stopping-loaded'],
    long: { STOPS: '20' },
  },
  {
    name: 'fuzz',
    what: 'HTTP fuzz over every route and method',
    target: '5,000 / 100,000 requests: 0 5xx responses, 0 hangs over 3 s',
    files: ['platform/http-fuzz', 'platform/slow-clients'],
    long: { FUZZ_REQUESTS: '100000' },
  },
  {
    name: 'canaries',
    what: 'privacy canaries: 50 planted markers in logs, HTML, errors, bundles, and the database after erasure',
    target: '0 hits outside the pseudonymised ledger',
    files: ['platform/canaries'],
    long: { ROUNDS: '20' },
  },
  {
    name: 'processes',
    what: 'two fronts and two backends, any of them killed; a backend that is down; backup and restore',
    target: 'events, purges, limits, sessions and jobs across them; 0 lost; the drill restores everything',
    files: [
      'platform/several-processes',
      'platform/operations',
      'platform/backup-drill',
      'platform/pooler',
      'platform/supervisor',
    ],
    long: { ROUNDS: '8' },
  },
];
