import type { PartName } from '../../scripts/supervisor/parts.ts';

/** What a test needs to know of a running stack; handed on as JSON in `VONK_STACK`. */
export type StackAddress = {
  frontPort: number;
  backendPort: number;
  mailboxPort: number;
  /** Of the sandbox that plays the payment provider, and the key to its API. */
  checkoutPort: number;
  checkoutKey: string;
  databaseUrl: string;
  dataDir: string;
  frontKey: string;
  /** Takes `POST /{part}/{stop|start|kill}`. */
  controlUrl: string;
};

export type ControlledPart = Extract<PartName, 'mailbox' | 'checkout' | 'backend' | 'front'> | 'database';
