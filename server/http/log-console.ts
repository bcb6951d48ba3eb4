import { format, stripVTControlCharacters } from 'node:util';
import type { Logger } from 'pino';
import { withoutPersons } from './log-options.ts';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** The signs that Next sets before its lines. */
const signs = /^[\s○⨯⚠▲✓»]+/;
/** Characters of one line; a page's markup may stand in an error. */
const maxLength = 4_000;

/**
 * Has what Next and packages say on the console, and Node's own warnings, written as lines of our log: whoever reads the
 * output of this process finds JSON and nothing else.
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
  // Node prints a warning only where nobody else listens in its place.
  source.removeAllListeners('warning');
  source.on('warning', (warning) => log.warn({ err: warning, from: 'node' }, 'a warning of Node'));
}

const formatWords = (args: unknown[]) =>
  withoutPersons(
    stripVTControlCharacters(format(...args))
      .replace(signs, '')
      .slice(0, maxLength),
  ).trim();
