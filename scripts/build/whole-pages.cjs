// Loader for Next's `collect-segment-data.js`. With every page that it keeps, Next takes the finished page apart and writes
// each layout's part of it anew, for links that fetch ahead; ours never do (components/ui/link.island.tsx), and that was
// a good part of what a page costs. A navigation asks for the whole page, and gets it.

const made = 'export async function collectSegmentData(';

/** @param {string} source @returns {string} */
module.exports = function wholePages(source) {
  if (!source.includes(made))
    throw new Error('Next makes its segments elsewhere: look at scripts/build/whole-pages.cjs');
  // A build looks for one part that is a page.
  return `${source.replace(made, 'async function collectAllSegmentData(')}
export async function collectSegmentData() {
  return new Map([['/__PAGE__', Buffer.alloc(0)]]);
}
`;
};
