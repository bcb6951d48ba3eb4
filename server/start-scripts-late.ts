import { lateScripts } from '../lib/site/late-scripts.ts';

/** What Next writes for a file of scripts, and for the one that React begins with. */
const file = /<script src="(\/_next\/static\/[\w./-]+)"(?: id="_R_")? async=""><\/script>/g;
const preload = /<link rel="preload" as="script" fetchPriority="low" href="(\/_next\/static\/[\w./-]+)"\/>/g;

/**
 * Hands the files of scripts of a page to `lateScripts`, which fetches them when it is their turn. The page itself
 * stays as it is; one without scripts, too.
 */
export function startScriptsLate(html: string): string {
  const files = new Set([...html.matchAll(file)].map(([, address = '']) => address));
  if (files.size === 0) return html;
  let isFirst = true;
  return html.replace(preload, '').replace(file, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<script data-files="${[...files].join(' ')}">${lateScripts}</script>`;
  });
}
