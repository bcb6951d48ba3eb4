/** A test run that is interrupted ends what it started, too. */
export function endWithProcess(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
}
