/**
 * Does to a page what the translation of a browser does: each text gives way to two nested elements that hold it. It runs in
 * the page too, and so takes nothing from outside itself. The mark stands for the other language.
 */
export function translatePage(mark: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('script, style, textarea, font')) continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(`${mark}${text.data}`);
    text.replaceWith(outer);
  }
}
