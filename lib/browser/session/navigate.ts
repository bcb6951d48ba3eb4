/** Loads another page, also of another site; clears everything in memory. */
export function navigateTo(address: string): void {
  window.location.assign(address);
}
