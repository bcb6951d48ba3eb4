import type { Finding } from './finding.ts';

/** Runs in the page: finds texts cut by their box, labels that overflow their control, and broken words. */
export function findCutWords(): Finding[] {
  const { texts, words, say, plain } = globalThis.pictureTools;
  const controls =
    'button, summary, label.vk-choice, a.btn, .btn, .badge, .vk-chip, .vk-chip-check, [role=tab], [class*=badge], nav a';
  const found: Finding[] = [];
  const tell = (what: string, element: Element, text: string) =>
    found.push({ what, element: say(element), text: plain(text).slice(0, 120) });

  /** The nearest ancestor that clips overflow; null if a scroller comes first. */
  const findCutter = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at);
      if ([overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll')) return null;
      if (overflowX === 'hidden' || overflowX === 'clip')
        return { box: at, isExcerpt: webkitLineClamp !== 'none' && webkitLineClamp !== '' };
    }
    return null;
  };

  for (const { node, element } of texts()) {
    const all = words(node);
    const boxes = all.flatMap(({ boxes: each }) => each);
    const control = element.closest(controls);
    const cutter = findCutter(element);
    if (cutter && !cutter.isExcerpt) {
      const box = cutter.box.getBoundingClientRect();
      const isEllipsis = getComputedStyle(cutter.box).textOverflow === 'ellipsis';
      const isWide = cutter.box.scrollWidth > cutter.box.clientWidth + 1;
      if (isEllipsis && isWide) {
        // List rows truncate names and messages on purpose.
        if (
          element.closest('.btn, .badge, .vk-chip, .vk-chip-check, .vk-menu-item, [role=tab], h1, h2, label')
        )
          tell('is cut with an ellipsis', element, node.data);
      } else if (
        boxes.some(
          ({ right, left, bottom, top }) =>
            right > box.right + 2 || left < box.left - 2 || bottom > box.bottom + 4 || top < box.top - 4,
        )
      )
        tell('is cut by its box', element, node.data);
    }
    if (control) {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isOut = boxes.some(
        (each) =>
          each.right > right + 1 || each.left < left - 1 || each.bottom > bottom + 3 || each.top < top - 3,
      );
      if (isOut) tell('reaches out of its control', control, node.data);
    }
    for (const { word, boxes: parts } of all) {
      const lines = new Set(parts.map(({ top }) => Math.round(top / 4)));
      const mayBreak = /[-–—/­@.,:]/.test(word.slice(1, -1));
      const isSeen = control !== null || element.closest('h1, h2, h3, h4, legend, label, dt, th') !== null;
      if (lines.size > 1 && !mayBreak && isSeen)
        tell(`breaks inside “${word}”`, control ?? element, node.data);
    }
  }
  return found;
}

/** Runs in the page: finds button labels of more than two lines, except clickable cards. */
export function findLongLabels(): Finding[] {
  const { root, isShown, words, say, plain } = globalThis.pictureTools;
  const countLines = (control: Element) => {
    const tops: number[] = [];
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement || !isShown(node.parentElement)) continue;
      for (const { boxes } of words(node as Text))
        for (const { top, height } of boxes)
          if (!tops.some((each) => Math.abs(each - top) < height / 2)) tops.push(top);
    }
    return tops.length;
  };
  return [...root().querySelectorAll('.btn, .vk-chip, .badge, [role=tab], .vk-menu-item')]
    .filter((control) => isShown(control) && countLines(control) > 2)
    .map((control) => ({
      what: `takes ${countLines(control)} lines`,
      element: say(control),
      text: plain(control.textContent).slice(0, 120),
    }));
}
