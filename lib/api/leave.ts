/** Leaves for another page, also one of another site; everything in memory ends with this one. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
