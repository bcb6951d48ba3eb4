import { Registry } from 'prom-client';

/** Everything that this process counts. */
export const registry = new Registry();
