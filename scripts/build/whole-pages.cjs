// Loader for Next's `collect-segment-data.js`. For each cached page, Next also renders every layout segment for
// prefetching links. Our links never prefetch (components/ui/link.island.tsx), and navigations request the whole
// page, so this saves a large part of a page's cost.

const made = 'export async function collectSegmentData(';

/** @param {string} source @returns {string} */
module.exports = function wholePages(source) {
  if (!source.includes(made))
    throw new Error('Next makes its segments elsewhere: look at scripts/build/whole-pages.cjs');
  // A build requires one segment that is a page.
  return `${source.replace(made, 'async function collectAllSegmentData(')}
export async function collectSegmentData() {
  return new Map([['/__PAGE__', Buffer.alloc(0)]]);
}
`;
};
