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
