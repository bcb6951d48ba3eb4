/**
 * Loads code that is not needed at once. Without a network it waits for one and tries again, since a missing toast
 * is no reason to put an error page over a conversation.
 * @throws what `load` throws while there is a network
 */
export async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  }
}
