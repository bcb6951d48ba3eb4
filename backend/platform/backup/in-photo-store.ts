/** Does one step at the store of the photos. @throws Error that says that it was the store that failed, and with which file */
export async function inPhotoStore<T>(
  step: 'read' | 'write',
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new Error(`The photo store failed, not the database: it could not ${step} ${name} (${reason}).`, {
      cause,
    });
  }
}
