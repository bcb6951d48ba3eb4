import { locales } from '#lib/contract/scalars.ts';
import { formatServerText, serverTexts, type ServerTexts } from '#lib/i18n/server-texts.ts';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { SandboxPayment } from './sandbox-payment.ts';
import { scenarios } from './scenarios.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { paymentMethodName } from '#lib/contract/commerce/payment-method-names.ts';

/** The checkout's design: a till with a practice sign, in light and dark. */
const checkoutStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f4f1ea, #16140f);
  --sheet: light-dark(#ffffff, #211e17);
  --line: light-dark(#ddd6c7, #3a3528);
  --ink: light-dark(#221d12, #f4efe2);
  --soft: light-dark(#655c48, #b9af99);
  --accent: light-dark(#1d5c4a, #7fd6b8);
  --on-accent: light-dark(#ffffff, #06251c);
  --sign: light-dark(#fff1c2, #453609);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 34rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; letter-spacing: -0.01em; }
.sign { margin: 0 0 1.25rem; padding: 0.85rem 1rem; border-radius: 12px; background: var(--sign); font-weight: 600;
  border: 2px dashed currentColor; }
main { padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 16px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.35rem 1.25rem; margin: 0 0 1.25rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; text-wrap: balance; font-variant-numeric: tabular-nums; }
dd.total { font-size: 1.35rem; font-weight: 700; }
@media (width < 18em) {
  dl { display: block; }
  dd { margin-bottom: 0.5rem; text-align: start; }
  h1 { font-size: 1.25rem; }
  body { padding-inline: 0.5rem; }
  main, .sign { padding-inline: 0.375rem; }
  .choice { gap: 0.375rem; }
}
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
legend, h2 { margin: 0; padding: 0; font-size: 1.05rem; font-weight: 700; }
.choice { display: flex; align-items: center; gap: 0.75rem; min-height: 44px; padding: 0.35rem 0;
  border-bottom: 1px solid var(--line); }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
.seconds { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem;
  margin-bottom: 1.25rem; }
.seconds input { width: 6rem; min-height: 44px; padding: 0 0.75rem; border: 1px solid var(--soft); border-radius: 10px;
  background: transparent; color: inherit; font: inherit; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 0.65rem 1rem; border: 1px solid var(--accent);
  border-radius: 24px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; }
.second { margin-top: 0.75rem; background: transparent; color: var(--accent); }
.state { margin: 0 0 1rem; font-weight: 700; }
section { margin-top: 1.5rem; }
ul { list-style: none; margin: 0.5rem 0 0; padding: 0; }
li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.6rem 0;
  border-top: 1px solid var(--line); }
li a { color: var(--accent); overflow-wrap: anywhere; }
li span { color: var(--soft); font-variant-numeric: tabular-nums; }
`;

type Texts = ServerTexts['payments']['sandbox'];
type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const usualWait = 15;

/** The payer's page to choose the result of a payment. */
export function checkoutPage(payment: SandboxPayment): Html {
  const lang = locales.find((each) => each === payment.locale) ?? 'en';
  const text = serverTexts(lang, 'payments').sandbox;
  return page(
    lang,
    `${text.title} – ${payment.brand}`,
    html`<h1>${text.title}</h1>
      <p class="sign" role="note">${text.notice}</p>
      <main>
        ${renderOrder(payment, text)} ${payment.status === 'open' ? choices(text) : result(payment, text)}
      </main>`,
  );
}

/** The newest payments of this machine, for lost links. */
export function checkoutList(payments: SandboxPayment[]): Html {
  const text = serverTexts('en', 'payments').sandbox;
  return page(
    'en',
    text.title,
    html`<h1>${text.title}</h1>
      <p class="sign" role="note">${text.notice}</p>
      <main>
        <h2>Newest payments</h2>
        ${
          payments.length
            ? html`<ul>
                ${payments.map(
                  (each) =>
                    html`<li>
                      <a href="/pay/${each.id}">${each.description}</a>
                      <span
                        >${formatMoney(each.amount, each.currency, 'en')},
                        ${each.failure ?? each.status}</span
                      >
                    </li>`,
                )}
              </ul>`
            : html`<p>Nobody has ordered anything yet.</p>`
        }
      </main>`,
  );
}

function page(lang: string, title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(checkoutStyle)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

function renderOrder(payment: SandboxPayment, text: Texts): Html {
  return html`<dl>
    <dt>${text.to}</dt>
    <dd>${payment.brand}</dd>
    <dt>${text.order}</dt>
    <dd>${payment.description}</dd>
    <dt>${text.method}</dt>
    <dd>${paymentMethodName(payment.method, serverTexts(payment.locale, 'mail').orders.methods)}</dd>
    <dt>${text.total}</dt>
    <dd class="total">${formatMoney(payment.amount, payment.currency, payment.locale)}</dd>
  </dl>`;
}

function choices(text: Texts): Html {
  return html`<form method="post">
    <fieldset>
      <legend>${text.what}</legend>
      ${scenarios.map(
        (each, nth) =>
          html`<label class="choice">
            <input type="radio" name="scenario" value="${each}" ${nth === 0 ? raw('checked') : ''} />
            <span>${text.scenarios[each]}</span>
          </label>`,
      )}
    </fieldset>
    <label class="seconds">
      <span>${text.seconds}</span>
      <input type="number" name="seconds" min="1" max="3600" value="${usualWait}" inputmode="numeric" />
    </label>
    <button>${text.go}</button>
  </form>`;
}

function result({ status, brand, locale, redirect_url: redirectUrl }: SandboxPayment, text: Texts): Html {
  const isPaid = status === 'paid';
  return html`<p class="state" role="status">${isPaid ? text.states.paid : text.states.failed}</p>
    <a class="button" href="${redirectUrl}">${formatServerText(locale, text.back, { brand })}</a>
    <section aria-labelledby="more">
      <h2 id="more">${text.more}</h2>
      <form method="post">
        ${
          isPaid
            ? html`<button class="second" name="scenario" value="charge_back">${text.chargeBack}</button>`
            : ''
        }
        <button class="second" name="scenario" value="tell_again">${text.tellAgain}</button>
      </form>
    </section>`;
}
