/**
 * Does what a browser's translation does: replaces each text with two nested elements around it. It also runs in the
 * page, so it uses nothing from outside. The mark stands for the other language.
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
