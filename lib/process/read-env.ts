/** What a zod schema offers to this file. */
type Schema<Env> = {
  safeParse: (
    given: object,
    options: { error: (issue: { input?: unknown }) => string | undefined },
  ) =>
    | { success: true; data: Env }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
};

/**
 * Reads the variables of a process; an empty one counts as unset.
 * @throws {Error} one sentence that names every missing or malformed variable
 */
export function readEnv<Env>(
  schema: Schema<Env>,
  source: Record<string, string | undefined>,
  process: string,
): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given, {
    error: ({ input }) => (input === undefined ? 'is not set' : undefined),
  });
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`The environment of the ${process} is not usable: ${names.join(', ')}`);
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** The log level; invalid values are rejected with the other variables, not by the logger. */
export function logLevel(source: NodeJS.ProcessEnv = process.env): string {
  return logLevels.find((level) => level === source.LOG_LEVEL) ?? 'info';
}

/** Default page timeout in milliseconds. */
export const defaultTimeoutMs = 10_000;

/**
 * Timeout of a page's backend call in milliseconds: a quarter of the page's own, so that a hanging backend differs
 * from a slow page, and an outage shows within three seconds.
 */
export function callTimeoutMs(): number {
  const page = Number(process.env.PAGE_TIMEOUT_MS);
  return (page > 0 ? page : defaultTimeoutMs) / 4;
}
