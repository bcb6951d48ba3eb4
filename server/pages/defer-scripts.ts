import { shellScript } from '../../lib/site/shell-script.ts';

/** What Next writes for a file of scripts, and in advance for the one that React begins with. */
const file = /<script src="(\/_next\/static\/[\w./-]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script" fetchPriority="low" href="(\/_next\/static\/[\w./-]+)"\/>/g;

const shell = `<script>${shellScript}</script>`;

/**
 * Hands the files of scripts of a page to `deferredScriptLoader`, which fetches them when it is their turn. The page itself
 * stays as it is; one without scripts, or without the shell that starts them, too. With `fetchpriority` and a preload of the
 * first picture alone, that picture came after 1.83 s on `/members` and 2.06 s on a member's page; the target is 1.8 s
 * (Lighthouse, one run, November 2026; with this file 1.66 and 1.45 s).
 */
export function deferScripts(html: string): string {
  const files = new Set([...html.matchAll(file)].map(([, address = '']) => address));
  if (files.size === 0 || !html.includes(shell)) return html;
  return html
    .replace(preload, '')
    .replace(file, '')
    .replace(shell, () => `<script data-files="${[...files].join(' ')}">${shellScript}</script>`);
}
