/** Gives the focus to the page where what held it is about to leave: from its beginning the Tab key goes on. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
