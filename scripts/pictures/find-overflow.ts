import type { Finding } from './finding.ts';

/** Runs in the page: finds elements that exceed the screen width. */
export function findOverflow(): Finding[] {
  const { root, isShown, say, plain, texts } = globalThis.pictureTools;
  const { scrollWidth, clientWidth } = document.documentElement;
  const isInScroller = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, position } = getComputedStyle(at);
      if (at !== element && ['auto', 'scroll', 'hidden', 'clip'].includes(overflowX)) return true;
      if (position === 'fixed') return false;
    }
    return false;
  };
  const isBeyond = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > clientWidth + 1 || left < -1) && !isInScroller(element);
  };
  /** Pixels beyond the screen edge. */
  const beyond = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.round(Math.max(right - clientWidth, -left));
  };
  const wide = [...root().querySelectorAll('*')].filter((each) => isShown(each) && isBeyond(each));
  // Containers of a wide element are not the cause: report the innermost elements that reach furthest.
  const furthest = Math.max(0, ...wide.map(beyond));
  const found = wide
    .filter(
      (each) => beyond(each) >= furthest - 2 && !wide.some((other) => other !== each && each.contains(other)),
    )
    .slice(0, 3)
    .map((element) => ({
      what: `stands ${beyond(element)} px beyond the edge`,
      element: say(element),
      text: plain(element.textContent).slice(0, 80),
    }));
  const spilt = texts()
    .filter(({ node, element }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right } = range.getBoundingClientRect();
      return right > clientWidth + 1 && !isInScroller(element) && !wide.includes(element);
    })
    .slice(0, 5)
    .map(({ node, element }) => ({
      what: 'its words reach beyond the edge',
      element: say(element),
      text: plain(node.data).slice(0, 80),
    }));
  if (scrollWidth > clientWidth)
    found.unshift({
      what: `the page is ${scrollWidth - clientWidth} px too wide`,
      element: 'html',
      text: '',
    });
  return [...found, ...spilt];
}

/** Runs in the page: finds overlapping texts, except intentionally floating elements. */
export function findOverlaps(): Finding[] {
  const { texts, words, say, plain } = globalThis.pictureTools;
  const floats = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky' || at.matches('details[open] > ul, [role=menu]'))
        return true;
    }
    return false;
  };
  /** The visible part of a box within its ancestors; null if hidden. */
  const seenPart = (element: Element, { left, top, right, bottom }: DOMRect) => {
    const seen = { left, top, right, bottom };
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const box = at.getBoundingClientRect();
      seen.left = Math.max(seen.left, box.left);
      seen.top = Math.max(seen.top, box.top);
      seen.right = Math.min(seen.right, box.right);
      seen.bottom = Math.min(seen.bottom, box.bottom);
    }
    return seen.right - seen.left > 1 && seen.bottom - seen.top > 1 ? seen : null;
  };
  const all = texts()
    .filter(({ element }) => !floats(element))
    .flatMap(({ node, element }) =>
      words(node).flatMap(({ word, boxes }) =>
        boxes.flatMap((box) => {
          const seen = seenPart(element, box);
          return seen ? [{ word, node, element, ...seen }] : [];
        }),
      ),
    )
    .toSorted((a, b) => a.top - b.top);
  /** Whether an opaque element lies between two texts, as on a pile of cards. */
  const isCovered = (one: Element, other: Element, x: number, y: number) => {
    scrollTo(0, y - innerHeight / 2);
    const pile = document.elementsFromPoint(x - scrollX, y - scrollY);
    const [upper = 0, lower = 0] = [pile.indexOf(one), pile.indexOf(other)].toSorted((a, b) => a - b);
    if (upper < 0) return true;
    return pile.slice(upper, lower).some((each) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      const isOpaque =
        !/^rgba\(.*, (0|0?\.[0-8]\d*)\)$/.test(backgroundColor) && backgroundColor !== 'transparent';
      return isOpaque || each.tagName === 'IMG' || backgroundImage.includes('url(');
    });
  };
  const found = new Map<string, Finding>();
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      if (other.top > one.bottom) break;
      if (one.node === other.node) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Line boxes are higher than their letters.
      const min = Math.min(one.bottom - one.top, other.bottom - other.top) * 0.4;
      if (across < 3 || down < min) continue;
      const x = (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2;
      const y = (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2;
      if (isCovered(one.element, other.element, x, y)) continue;
      const text = `${plain(one.node.data).slice(0, 50)} ⨯ ${plain(other.node.data).slice(0, 50)}`;
      found.set(text, { what: 'lies over another text', element: say(one.element), text });
    }
  }
  scrollTo(0, 0);
  return [...found.values()].slice(0, 10);
}
