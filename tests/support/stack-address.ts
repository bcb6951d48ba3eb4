import type { PartName } from '../../scripts/supervisor/part-name.ts';

/** What a test needs to know of a running stack. */
export type StackAddress = {
  frontPort: number;
  backendPort: number;
  mailboxPort: number;
  /** Where the mailbox takes mail. */
  smtpUrl: string;
  /** Of the sandbox that plays the payment provider, and the key to its API. */
  checkoutPort: number;
  checkoutKey: string;
  databaseUrl: string;
  dataDir: string;
  /** The folder of what its processes say, a file each. */
  logs: string;
  frontKey: string;
  /** Takes `POST /{part}/{stop|start|kill}`. */
  controlUrl: string;
};

export type ControlledPart = Extract<PartName, 'mailbox' | 'checkout' | 'backend' | 'front'> | 'database';
