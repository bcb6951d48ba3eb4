import pino from 'pino';

/** Operational log of the front: never cookies, tokens, bodies or mail addresses. */
export const log = pino({ name: 'front', level: process.env.LOG_LEVEL ?? 'info' });
