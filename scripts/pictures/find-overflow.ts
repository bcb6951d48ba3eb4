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
