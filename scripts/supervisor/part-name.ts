/** The programs that the supervisor starts. */
export type PartName = 'migrate' | 'seed' | 'mailbox' | 'checkout' | 'backend' | 'front';
