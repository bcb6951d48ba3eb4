import pino from 'pino';
import { logLevel } from '../../lib/process/read-env.ts';
import { logOptions } from './log-options.ts';

/** The front's log, without cookies, tokens, bodies or mail addresses. */
export const log = pino({ ...logOptions, level: logLevel() });
