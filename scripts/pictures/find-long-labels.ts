import type { Finding } from './finding.ts';

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
