export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** The log level; invalid values are rejected with the other variables, not by the logger. */
export function logLevel(source: NodeJS.ProcessEnv = process.env): string {
  return logLevels.find((level) => level === source.LOG_LEVEL) ?? 'info';
}
