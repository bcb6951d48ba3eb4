import pino from 'pino';
import { logLevel } from '../../lib/process/log-level.ts';
import { logOptions } from './log-options.ts';

/** Operational log of the front: never cookies, tokens, bodies or mail addresses. */
export const log = pino({ ...logOptions, level: logLevel() });
