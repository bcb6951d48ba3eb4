import { html, raw } from 'hono/html';
import { checkoutStyle } from '#backend/commerce/payments/sandbox/checkout-style.ts';
import { ageChoices, type SandboxAgeCheck } from './age-desk.ts';
import { ageTexts } from './texts/age-texts-of.ts';
import type { AgeTexts } from './texts/age-texts.ts';

/** Where whoever is checked decides what comes of it, in their language. */
export function agePage(check: SandboxAgeCheck) {
  const { lang, text } = ageTexts(check.locale);
  const named = (words: string) =>
    words.replace('{brand}', check.brand).replace('{min_age}', String(check.min_age));
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${text.title} – ${check.brand}</title>
        <style>
          ${raw(checkoutStyle)}
        </style>
      </head>
      <body>
        <h1>${text.title}</h1>
        <p class="sign" role="note">${text.notice}</p>
        <main>
          <p>${named(text.asks)}</p>
          ${
            check.state === 'pending'
              ? choices(text)
              : html`<p class="state" role="status">${text.states[check.state]}</p>
                  <a class="button" href="${check.redirect_url}">${named(text.back)}</a>`
          }
        </main>
      </body>
    </html>`;
}

function choices(text: AgeTexts) {
  return html`<form method="post">
    <fieldset>
      <legend>${text.what}</legend>
      ${ageChoices.map(
        (each, nth) =>
          html`<label class="choice">
            <input type="radio" name="choice" value="${each}" ${nth === 0 ? raw('checked') : ''} />
            <span>${text.choices[each]}</span>
          </label>`,
      )}
    </fieldset>
    <button>${text.go}</button>
  </form>`;
}
