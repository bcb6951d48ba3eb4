export type PartName = 'migrate' | 'seed' | 'mailbox' | 'checkout' | 'backend' | 'front';
