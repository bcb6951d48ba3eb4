import pino from 'pino';
import { logOptions } from './log-options.ts';

/** Operational log of the front: never cookies, tokens, bodies or mail addresses. */
export const log = pino({ ...logOptions, level: process.env.LOG_LEVEL ?? 'info' });
