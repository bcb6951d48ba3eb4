/** Leaves for another page, also one of another site; everything in memory ends with this one. */
export function navigateTo(address: string): void {
  window.location.assign(address);
}
