import type { Locale } from '../../lib/i18n/locales.ts';
import type { PageEntry } from './page-entry.ts';
import { pageEntry } from './page-entry.ts';
import { statusText, type StatusCode } from './status-texts.ts';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.55 system-ui,sans-serif;' +
  'background:#fbf6f8;color:#2a1a24}main{padding:2rem;max-width:32rem;text-align:center}a{color:#c2185b}' +
  '@media(prefers-color-scheme:dark){body{background:#161015;color:#f7edf3}a{color:#f0508e}}';

/** A status page without Next or backend, rendered without I/O. */
export function plainStatusPage(locale: Locale, status: StatusCode, name = ''): PageEntry {
  const { sentence, home } = statusText(locale, status);
  const title = name ? `${escapeHtml(name)} · ${status}` : String(status);
  const link = status === 421 ? '' : `<p><a href="/">${home}</a></p>`;
  const html =
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title}</title><style>${style}</style></head>` +
    `<body><main><h1>${sentence}</h1>${link}</main></body></html>`;
  return pageEntry(
    { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) },
    { tags: [], freshUntil: 0, isDevelopment: false },
  );
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
