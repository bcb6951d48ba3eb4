import { format, stripVTControlCharacters } from 'node:util';
import type { Logger } from 'pino';
import { withoutPersons } from './log-options.ts';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Symbols that Next prints before its lines. */
const signs = /^[\s○⨯⚠▲✓»]+/;
/** Maximum characters of a line; an error may contain a page's markup. */
const maxLength = 4_000;

/**
 * Redirects console output of Next and packages, and Node's warnings, to our log, so that this process prints only
 * JSON.
 */
export function logConsole(log: Logger, target: Console = console, source: NodeJS.Process = process): void {
  const lines = log.child({ from: 'console' });
  for (const [method, level] of Object.entries(levels))
    target[method as keyof typeof levels] = (...args: unknown[]) => {
      const error = args.find((each) => each instanceof Error);
      const text = formatWords(args.filter((each) => each !== error));
      if (error) lines[level]({ err: error }, text || 'an error on the console');
      else if (text) lines[level](text);
    };
  // Node prints a warning only if there is no other listener.
  source.removeAllListeners('warning');
  source.on('warning', (warning) => log.warn({ err: warning, from: 'node' }, 'a warning of Node'));
}

const formatWords = (args: unknown[]) =>
  withoutPersons(
    stripVTControlCharacters(format(...args))
      .replace(signs, '')
      .slice(0, maxLength),
  ).trim();
