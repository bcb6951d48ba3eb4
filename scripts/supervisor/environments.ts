import { backendNames, databaseNames, storageNames } from '../../backend/env.ts';
import { frontNames } from '../../lib/env.ts';

export type PartName = 'migrate' | 'seed' | 'mailbox' | 'checkout' | 'backend' | 'front';

/** Variables for any program: folders, language, certificates, Node options. */
const everywhere = [
  'PATH HOME USER TMPDIR TMP TEMP TZ LANG LC_ALL LOG_LEVEL NODE_OPTIONS NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE SSL_CERT_DIR UV_THREADPOOL_SIZE SystemRoot SYSTEMROOT windir PATHEXT',
  'APPDATA LOCALAPPDATA USERPROFILE',
].flatMap((line) => line.split(' '));

/** Variables by which the bucket client finds the machine's keys if none are set. */
const machineKeys = [
  'AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN AWS_PROFILE AWS_REGION',
  'AWS_CONFIG_FILE AWS_SHARED_CREDENTIALS_FILE AWS_CA_BUNDLE AWS_ROLE_ARN',
  'AWS_ROLE_SESSION_NAME AWS_WEB_IDENTITY_TOKEN_FILE AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI AWS_CONTAINER_AUTHORIZATION_TOKEN',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
].flatMap((line) => line.split(' '));

/** Variables of the database driver besides the URL. */
const driver = ['PGSSLMODE', 'PGPASSFILE'];

/** The variables passed to each part; all others are withheld. */
const own: Record<PartName, readonly string[]> = {
  migrate: [...databaseNames, ...driver],
  seed: [...databaseNames, ...driver, ...storageNames, ...machineKeys],
  mailbox: ['DATA_DIR', 'MAILBOX_SMTP_PORT', 'MAILBOX_PORT'],
  checkout: ['DATA_DIR', 'CHECKOUT_PORT', 'CHECKOUT_URL', 'CHECKOUT_KEY'],
  backend: [...backendNames, ...driver, ...machineKeys],
  front: frontNames,
};

/** The environment of a part: only its permitted variables. */
export function pickEnvironment(part: PartName, all: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = new Set([...everywhere, ...own[part], 'NODE_ENV', 'NEXT_TELEMETRY_DISABLED']);
  // An empty variable counts as unset.
  const known = Object.entries(all).filter(([name, value]) => names.has(name) && value);
  return { NODE_ENV: 'production', ...Object.fromEntries(known) };
}
