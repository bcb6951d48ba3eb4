import { isLoopback } from '#lib/contract/brands/hosts.ts';

/** The environment that shows whether a site is public; empty variables count as unset. */
export type PublicSigns = Partial<
  Record<
    | 'PAYMENT_PROVIDER'
    | 'PUBLIC_SCHEME'
    | 'PUBLIC_PORT'
    | 'SMTP_URL'
    | 'MOLLIE_API_KEY'
    | 'MAIL_EVENTS_KEY'
    | 'VAPID_PUBLIC_KEY'
    | 'TRUSTED_PROXY_HOPS',
    string | undefined
  >
>;

/** Default address of the development mailbox. */
export const mailboxUrl = 'smtp://127.0.0.1:3003';

const takesMoney = ({ PAYMENT_PROVIDER }: PublicSigns) => (PAYMENT_PROVIDER || 'sandbox') !== 'sandbox';
const isPublic = ({ PUBLIC_SCHEME }: PublicSigns) => PUBLIC_SCHEME === 'https';

/** Whether mails end in the development mailbox, under whichever name of this machine. */
function reachesMailbox({ SMTP_URL }: PublicSigns): boolean {
  if (!SMTP_URL) return true;
  const server = URL.parse(SMTP_URL);
  return isLoopback(server?.hostname.toLowerCase() ?? '') && server?.port === new URL(mailboxUrl).port;
}

/** The variable that a public site lacks, and why; null if none. */
export function publicLack(env: PublicSigns): { variable: 'SMTP_URL'; reason: string } | null {
  if (!takesMoney(env) || !isPublic(env) || !reachesMailbox(env)) return null;
  const signs = `PAYMENT_PROVIDER=${env.PAYMENT_PROVIDER} and PUBLIC_SCHEME=https`;
  return {
    variable: 'SMTP_URL',
    reason: `names no mail server: with ${signs} the site is for the public, and its mails would end in the development mailbox`,
  };
}

/** Warnings for the log about probable mistakes of a public site's backend. */
export function backendDoubts(env: PublicSigns): string[] {
  const isTest = env.MOLLIE_API_KEY?.startsWith('test_') ?? false;
  const isLive = env.MOLLIE_API_KEY?.startsWith('live_') ?? false;
  const doubts: [boolean, string][] = [
    [isPublic(env) && reachesMailbox(env), 'SMTP_URL names no mail server: no mail reaches anybody'],
    [isPublic(env) && !takesMoney(env), 'PAYMENT_PROVIDER is the sandbox: no money moves'],
    [isPublic(env) && isTest, 'MOLLIE_API_KEY is one for tests: no money moves'],
    [
      !isPublic(env) && isLive,
      'MOLLIE_API_KEY is live, and PUBLIC_SCHEME is not https: links of mails and payments lead to http',
    ],
    [
      isPublic(env) && !['', '443'].includes(env.PUBLIC_PORT ?? ''),
      'PUBLIC_PORT stands in links: it is the port that browsers use, never the front’s own',
    ],
    [
      isPublic(env) && !env.MAIL_EVENTS_KEY,
      'MAIL_EVENTS_KEY is not set: bounces and complaints of the mail provider are refused',
    ],
    [isPublic(env) && !env.VAPID_PUBLIC_KEY, 'VAPID_PUBLIC_KEY is not set: no push messages are sent'],
  ];
  return doubts.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}

/** The same for the front; only the supervisor knows that it is behind TLS. */
export function frontDoubts(env: PublicSigns): string[] {
  return isPublic(env) && !Number(env.TRUSTED_PROXY_HOPS)
    ? ['TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors share one address, and its limits']
    : [];
}
