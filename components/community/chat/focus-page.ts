/** Focuses the page when the focused element is about to unmount, so that Tab continues from the top. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
