import type { PartName } from '../../scripts/supervisor/parts.ts';

/** What a test needs to know of a running stack. */
export type StackAddress = {
  frontPort: number;
  backendPort: number;
  mailboxPort: number;
  /** Of the mailbox. */
  smtpUrl: string;
  /** Port of the sandbox that plays the payment provider, and the key to its API. */
  checkoutPort: number;
  checkoutKey: string;
  databaseUrl: string;
  dataDir: string;
  /** The folder of its processes' logs, a file each. */
  logs: string;
  frontKey: string;
  /** Accepts `POST /{part}/{stop|start|kill}`. */
  controlUrl: string;
};

export type ControlledPart = Extract<PartName, 'mailbox' | 'checkout' | 'backend' | 'front'> | 'database';
