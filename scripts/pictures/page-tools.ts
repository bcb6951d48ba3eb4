/** Helpers of the page checks, available in the page as `window.pictureTools`. */
export type PageTools = {
  /** The element to check: an open dialog, else the whole page. */
  root: () => Element;
  isShown: (element: Element) => boolean;
  /** Visible texts with their elements. */
  texts: () => { node: Text; element: Element }[];
  /** Boxes of each word of a text. */
  words: (node: Text) => { word: string; boxes: DOMRect[] }[];
  /** Short description of an element: `button.btn.btn-primary in #deletion`. */
  say: (element: Element) => string;
  plain: (text: string | null) => string;
};

declare global {
  var pictureTools: PageTools;
}

/** Installs the tools in the page before its scripts run. */
export function installPageTools(): void {
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

  const root = () => {
    const dialogs = [...document.querySelectorAll('dialog[open]')].filter((each) => each.matches(':modal'));
    return dialogs.at(-1) ?? document.body;
  };

  const isShown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.matches('.visually-hidden, .visually-hidden-focusable')) return false;
      const { clipPath, clip } = getComputedStyle(at);
      if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return false;
    }
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };

  const texts = () => {
    const walker = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
    const found: { node: Text; element: Element }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || plain(node.textContent) === '') continue;
      if (element.closest('script, style, noscript, template, option, svg')) continue;
      if (isShown(element)) found.push({ node: node as Text, element });
    }
    return found;
  };

  const words = (node: Text) => {
    const range = document.createRange();
    return [...node.data.matchAll(/[^\s\u200b]+/g)].map(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return { word, boxes: [...range.getClientRects()].filter(({ width }) => width > 0) };
    });
  };

  const name = (element: Element) => {
    const classes = [...element.classList].slice(0, 3).map((each) => `.${each}`);
    return element.tagName.toLowerCase() + classes.join('');
  };

  const say = (element: Element) => {
    const container = element.parentElement?.closest('[id], dialog, header, footer, main, nav, form');
    if (!container) return name(element);
    return `${name(element)} in ${container.id ? `#${container.id}` : name(container)}`;
  };

  globalThis.pictureTools = { root, isShown, texts, words, say, plain };
}
