/** The tests of one row of the strength table. */
export type Family = {
  name: string;
  what: string;
  target: string;
  /** Paths without `tests/` and the suffix; those of `e2e/` run in a browser, and not in parallel with others. */
  files: readonly string[];
  /** Environment of the long form; tests without these variables are the same in both forms. */
  long: Readonly<Record<string, string>>;
};

/** The strength table in order; kills are divided among files because each counts its own. */
export const families: readonly Family[] = [
  {
    name: 'kills',
    what: '`kill -9` of backend or database during payments, sends and signups',
    target: '25 / 500 kills: 0 acknowledged writes lost, 0 duplicated, ledger sum = balance',
    files: ['payments-killed', 'chat-killed', 'signups-killed'].map(fault),
    long: { KILLS: '167' },
  },
  {
    name: 'kills-besides',
    what: '`kill -9` during erasures and notifications, and of the database alone',
    target: 'no partial erasure, no notification lost, at most one sent twice per kill',
    files: ['erasure-killed', 'notices-killed', 'database-killed', 'outage', 'sitemaps-outage'].map(fault),
    long: { KILLS: '20' },
  },
  {
    name: 'webhooks',
    what: 'webhooks replayed, reordered, forged, late, wrong amount, unknown id',
    target: '1,000 random histories: 0 wrong final states',
    files: ['webhook-histories', 'webhook-ack', 'mollie'].map(fault),
    long: { HISTORIES: '1000' },
  },
  {
    name: 'double-spend',
    what: 'double spend: 200 concurrent sends, time bonuses, swipe likes, photos, conversations, webhooks',
    target: 'exactly k / 1 / 4 / 3 / 2 / 1, 20 / 50 repeats, balance never below 0',
    files: ['chat-spending', 'discount-once', 'double-spend'].map(fault),
    long: { ROUNDS: '50', REPEATS: '50', PEOPLE: '200' },
  },
  {
    name: 'retries',
    what: 'retries 1–6 × with the connection cut before, during and after the response',
    target: 'one effect per key; login and 4xx never retried',
    files: ['retries'].map(fault),
    long: { ROUNDS: '20' },
  },
  {
    name: 'upstream',
    what: 'upstream faults: refused, hangs, late, drip, reset, cut, truncated, HTML, wrong shape, 500, 403, 10 MB, redirect, 30 s',
    target: 'every page ≤ 3 s with status, shell and message; 0 blank; recovers ≤ 5 s',
    files: ['upstream-faults', 'slow-not-found', 'photo-bucket', 'push'].map(fault),
    long: { LANGUAGES: '11' },
  },
  {
    name: 'chat',
    what: 'chat exactly once: 50 pairs × 100 messages with drops and restarts',
    target: '0 lost, 0 duplicated, order preserved per conversation',
    files: ['chat-exactly-once', 'chat-recipient', 'chat-latency'].map(fault),
    long: { PAIRS: '50', MESSAGES: '100', KILLS: '4' },
  },
  {
    name: 'stopping',
    what: 'SIGTERM under load',
    target: '0 failed requests in flight, ready again ≤ 2 s, streams closed',
    files: ['stopping', 'stopping-loaded', 'open-streams'].map(fault),
    long: { STOPS: '20', STREAMS: '5000' },
  },
  {
    name: 'fuzz',
    what: 'HTTP fuzz over every route and method',
    target: '5,000 / 100,000 requests: 0 5xx responses, 0 hangs over 3 s',
    files: ['http-fuzz', 'slow-clients'].map(fault),
    long: { FUZZ_REQUESTS: '100000' },
  },
  {
    name: 'authorisation',
    what: 'authorisation matrix: every route × method × role',
    target: 'a route without a row fails; 0 unexpected 2xx; only allowed keys per role',
    files: ['role-matrix', 'role-matrix-operator', 'visibility', 'chat-forged-ids'].map(system),
    long: {},
  },
  {
    name: 'hosts',
    what: 'brands and Host: 40 forms of Host and Forwarded headers × routes × 3 brands',
    target: 'unknown host 421; 0 texts, cookies, links or cache hits from another brand',
    files: ['host-forms', 'brand-settings', 'visibility-brands'].map(system),
    long: {},
  },
  {
    name: 'cross-site',
    what: 'sessions, CSRF, redirects, SSRF, cache poisoning and deception',
    target: '0 accepted; every signed-in response `private, no-store`',
    files: [
      'sessions',
      'cross-site',
      'cache-attacks',
      'outgoing-addresses',
      'security-headers',
      'hygiene',
    ].map(system),
    long: {},
  },
  {
    name: 'xss',
    what: 'XSS: ≥ 300 payloads × every stored field × every sink, in a browser',
    target: '0 executions, 0 CSP reports',
    files: ['e2e/xss'],
    long: {},
  },
  {
    name: 'uploads',
    what: 'uploads: 30k × 30k pixels, frame bombs, polyglots, wrong types, `../`, empty, slow, 50 parallel',
    target: '0 crashes, EXIF and GPS gone, quota 3 / 25 exact',
    files: [fault('bad-uploads'), system('photos')],
    long: {},
  },
  {
    name: 'limits',
    what: 'lockout and limits, enumeration and timing of login, signup, reset',
    target: 'exact to ± 1; same status and body; medians within 5 ms',
    files: [fault('limits'), system('enumeration'), system('accounts')],
    long: {},
  },
  {
    name: 'time',
    what: 'time: 14,400 s, 14 days, 30 and 365 days, midnight, DST',
    target: 'exact to ± 1 s in 3 zones',
    files: ['time-limits', 'reactivation', 'discounts', 'notice-times'].map(system),
    long: {},
  },
  {
    name: 'canaries',
    what: 'privacy canaries: 50 planted markers in logs, HTML, errors, bundles, and the database after erasure',
    target: '0 hits outside the pseudonymised ledger',
    files: [fault('canaries'), system('erasure-markers')],
    long: { ROUNDS: '20' },
  },
  {
    name: 'processes',
    what: 'two fronts and two backends, any of them killed; a backend that is down; backup and restore',
    target: 'events, purges, limits, sessions and jobs across them; 0 lost; the drill restores everything',
    files: ['several-processes', 'operations', 'backup-drill', 'pooler', 'supervisor'].map(fault),
    long: { ROUNDS: '8' },
  },
  {
    name: 'mails',
    what: 'a mail server that is silent, refuses temporarily or permanently, and comes back; no SMS gateway',
    target: '0 mails lost over 24 hours, each sent once; a payment method that cannot work is not offered',
    files: ['mail-server', 'no-sms'].map(fault),
    long: {},
  },
];

function fault(name: string): string {
  return `faults/${name}`;
}

function system(name: string): string {
  return `system/${name}`;
}
