import { locales } from '#lib/contract/scalars.ts';
import { formatServerText, serverTexts, type ServerTexts } from '#lib/i18n/server-texts.ts';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { checkoutStyle } from './checkout-style.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import { scenarios } from './scenarios.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { paymentMethodName } from '#lib/contract/commerce/payment-method-names.ts';

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
