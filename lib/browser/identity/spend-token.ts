const sent = new Map<string, Promise<unknown>>();

/**
 * Uses the token of a mailed link, once even if React reruns an effect, and then removes it from the address, where it
 * could be read and a reload would send it again. After a failure it can be sent again.
 */
export async function spendToken<T>(token: string, send: () => Promise<T>): Promise<T> {
  const sending = (sent.get(token) as Promise<T> | undefined) ?? send();
  sent.set(token, sending);
  try {
    const answer = await sending;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    return answer;
  } catch (error) {
    sent.delete(token);
    throw error;
  }
}
