/** Which subscription of this browser the server keeps, and for whom. */
const key = 'vonk-push';

/** Whether the server was told of this subscription in the session that is open here. */
export function isPushKept(user: number, endpoint: string): boolean {
  try {
    return localStorage.getItem(key) === `${user} ${endpoint}`;
  } catch {
    return false;
  }
}

/** A closed storage only makes the browser tell the server once a page. */
export function markPushKept(user: number, endpoint: string): void {
  try {
    localStorage.setItem(key, `${user} ${endpoint}`);
  } catch {
    // Told again with the next page.
  }
}

/** Another session knows nothing of the subscription, whoever's it is. */
export function forgetPushKept(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
