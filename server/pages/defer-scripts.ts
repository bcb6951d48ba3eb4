import { shellScript } from '../../lib/site/shell-script.ts';

/** Next's script tags, and the preload of React's first one. */
const file = /<script src="(\/_next\/static\/[\w./-]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script" fetchPriority="low" href="(\/_next\/static\/[\w./-]+)"\/>/g;

const shell = `<script>${shellScript}</script>`;

/**
 * Hands the page's script files to `deferredScriptLoader`, which fetches them later. Pages without scripts or shell
 * script stay unchanged. With only `fetchpriority` and a preload, the first picture appeared after 1.83 s on
 * `/members` and 2.06 s on a member's page; the target is 1.8 s (Lighthouse, one run, November 2026; with this file
 * 1.66 and 1.45 s).
 */
export function deferScripts(html: string): string {
  const files = new Set([...html.matchAll(file)].map(([, address = '']) => address));
  if (files.size === 0 || !html.includes(shell)) return html;
  return html
    .replace(preload, '')
    .replace(file, '')
    .replace(shell, () => `<script data-files="${[...files].join(' ')}">${shellScript}</script>`);
}
