/** jsdom has no modal dialogs and cannot scroll: this makes dialogs open, and restore the focus on closing. */
export function letDialogsOpen(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  };
  Element.prototype.scrollTo = () => undefined;
}
