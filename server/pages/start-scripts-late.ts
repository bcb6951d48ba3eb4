import { shellScript } from '../../lib/site/shell-script.ts';

/** What Next writes for a file of scripts, and in advance for the one that React begins with. */
const file = /<script src="(\/_next\/static\/[\w./-]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script" fetchPriority="low" href="(\/_next\/static\/[\w./-]+)"\/>/g;

const shell = `<script>${shellScript}</script>`;

/**
 * Hands the files of scripts of a page to `lateScripts`, which fetches them when it is their turn. The page itself
 * stays as it is; one without scripts, or without the shell that starts them, too.
 */
export function startScriptsLate(html: string): string {
  const files = new Set([...html.matchAll(file)].map(([, address = '']) => address));
  if (files.size === 0 || !html.includes(shell)) return html;
  return html
    .replace(preload, '')
    .replace(file, '')
    .replace(shell, () => `<script data-files="${[...files].join(' ')}">${shellScript}</script>`);
}
