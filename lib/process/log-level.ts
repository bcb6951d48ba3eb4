export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** The level of a log; a word that is none is refused with all other variables, and not by the log. */
export function logLevel(source: NodeJS.ProcessEnv = process.env): string {
  return logLevels.find((level) => level === source.LOG_LEVEL) ?? 'info';
}
