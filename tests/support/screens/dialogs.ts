/** The test's browser knows no modal dialogs, and cannot scroll: they open, and give the focus back when they close. */
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
