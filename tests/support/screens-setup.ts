import { configure } from '@testing-library/react';
import { retryClock } from '../../lib/browser/transport/call.ts';
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { letDialogsOpen } from './screens/dialogs.ts';

// Browsers have both, jsdom does not.
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
Object.assign(globalThis, { TextEncoder });
letDialogsOpen();

// Only failures wait that long (milliseconds), so that a slow machine does not fail a test.
configure({ asyncUtilTimeout: 30_000 });

// Retries after an outage come at once.
retryClock.wait = () => Promise.resolve();
