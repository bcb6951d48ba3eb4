import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Mail } from './mail-store.ts';
import { style } from './style.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The list looks for new mails by itself every so many seconds, without a script. */
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
