import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Mail } from './mail-store.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The list reloads itself every few seconds without a script. */
const refreshSeconds = 5;

export function listPage(mails: Mail[]): Html {
  const list = html`<ul class="mails">
    ${mails.map(mailRow)}
  </ul>`;
  const empty = html`<div class="empty">
    <h2>No mail yet</h2>
    <p>Sign up on one of the demo brands: its activation mail arrives here.</p>
  </div>`;
  return page(
    'Mailbox',
    html`<header>
        <h1>Mailbox</h1>
        <p>Every mail that Vonk sends on this machine. Nothing leaves it.</p>
      </header>
      <main>${mails.length > 0 ? list : empty}</main>`,
    html`<meta http-equiv="refresh" content="${refreshSeconds}" />`,
  );
}

export function mailPage(mail: Mail): Html {
  return page(
    mail.subject,
    html`<a class="back" href="/">← All mails</a>
      <main>
        <header><h1>${mail.subject}</h1></header>
        <dl>
          <dt>From</dt>
          <dd>${mail.from}</dd>
          <dt>To</dt>
          <dd>${mail.to.join(', ')}</dd>
          <dt>Received</dt>
          <dd>${time(mail)}</dd>
          ${mail.files?.length ? html`<dt>Files</dt>` : ''}
          ${mail.files?.map(
            ({ name }, at) => html`<dd><a href="/view/${mail.id}/files/${at}">${name}</a></dd>`,
          )}
        </dl>
        ${
          mail.html
            ? html`<iframe
                title="The mail as sent"
                src="/view/${mail.id}/html"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
              ></iframe>`
            : ''
        }
        <details ${mail.html ? '' : raw('open')}>
          <summary>Text version</summary>
          <pre>${mail.text}</pre>
        </details>
        <details>
          <summary>Headers</summary>
          <pre>
${Object.entries(mail.headers)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n')}</pre>
        </details>
      </main>`,
  );
}

function mailRow(mail: Mail): Html {
  return html`<li>
    <a href="/view/${mail.id}">
      <strong>${mail.subject}</strong>${time(mail)} <span>to ${mail.to.join(', ')}</span
      ><span>${mail.from}</span>
    </a>
  </li>`;
}

function time({ receivedAt }: Mail): Html {
  const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
  return html`<time datetime="${receivedAt}">${shown.format(new Date(receivedAt))}</time>`;
}

function page(title: string, body: Html, head: Html | string = ''): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${head}
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** The mailbox's design, in light and dark. */
const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f3f1, #17121a);
  --sheet: light-dark(#ffffff, #211a25);
  --line: light-dark(#e6dcd8, #372c3c);
  --ink: light-dark(#2a1726, #f3eaf0);
  --soft: light-dark(#6f5a69, #b5a3b1);
  --accent: light-dark(#b3125a, #ff7fb2);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 56rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
a { color: inherit; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; margin-bottom: 1.5rem; }
h1 { margin: 0; font-size: 1.5rem; letter-spacing: -0.01em; overflow-wrap: anywhere; }
header p, .empty p { margin: 0; color: var(--soft); }
.mails { list-style: none; margin: 0; padding: 0; background: var(--sheet); border: 1px solid var(--line);
  border-radius: 14px; overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; gap: 0 1rem; padding: 0.85rem 1.1rem; text-decoration: none; }
@media (min-width: 40rem) { .mails a { grid-template-columns: 1fr auto; } }
.mails a:hover { background: color-mix(in srgb, var(--accent) 7%, transparent); }
.mails strong { overflow-wrap: anywhere; }
.mails span, time { color: var(--soft); font-size: 0.9rem; overflow-wrap: anywhere; }
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
.empty { padding: 4rem 1rem; text-align: center; background: var(--sheet); border: 1px dashed var(--line); border-radius: 14px; }
.back { display: inline-block; margin-bottom: 0.75rem; padding: 0.5rem 0; color: var(--accent); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.15rem 1rem; margin: 0 0 1.25rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: 14px; background: #fff; color-scheme: light; }
summary { margin-top: 1.25rem; padding: 0.5rem 0; cursor: pointer; color: var(--accent); }
pre { margin: 0; padding: 1.1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sheet);
  border: 1px solid var(--line); border-radius: 14px; font-size: 0.9rem; }
`;
