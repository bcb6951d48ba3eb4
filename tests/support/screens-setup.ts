import { configure } from '@testing-library/react';
import { retryClock } from '../../lib/browser/transport/call.ts';
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';

// Every browser has both, jsdom has not.
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
Object.assign(globalThis, { TextEncoder });

// Only what fails waits that long (milliseconds), so that a slow machine alone fails nothing.
configure({ asyncUtilTimeout: 30_000 });

// What is tried again after an outage is tried at once.
retryClock.wait = () => Promise.resolve();
