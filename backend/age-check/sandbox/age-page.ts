import { html, raw } from 'hono/html';
import { checkoutStyle } from '../../payments/sandbox/checkout-style.ts';
import { ageChoices, type AgeChoice, type SandboxAgeCheck } from './age-desk.ts';

type AgeTexts = {
  title: string;
  notice: string;
  /** With `{brand}` and `{min_age}`. */
  asks: string;
  what: string;
  choices: Record<AgeChoice, string>;
  go: string;
  back: string;
  states: Record<'passed' | 'failed', string>;
};

const en: AgeTexts = {
  title: 'Sandbox age check',
  notice: 'This is a sandbox. Nobody looks at you or at a document, and no data of yours is asked for.',
  asks: '{brand} wants to know whether you are at least {min_age} years old.',
  what: 'What should happen?',
  choices: {
    pass: 'You are old enough',
    fail: 'The check fails',
    silent: 'You are old enough, and the brand is told nothing',
    repeated: 'You are old enough, and the brand is told four times',
    leave: 'Leave it open and go back',
  },
  go: 'Continue',
  back: 'Back to {brand}',
  states: { passed: 'This check is passed.', failed: 'This check has failed.' },
};

const de: AgeTexts = {
  title: 'Sandbox-Altersprüfung',
  notice:
    'Das ist eine Sandbox. Niemand sieht dich oder einen Ausweis an, und niemand fragt nach deinen Daten.',
  asks: '{brand} möchte wissen, ob du mindestens {min_age} Jahre alt bist.',
  what: 'Was soll passieren?',
  choices: {
    pass: 'Du bist alt genug',
    fail: 'Die Prüfung scheitert',
    silent: 'Du bist alt genug, und die Marke erfährt nichts',
    repeated: 'Du bist alt genug, und die Marke erfährt es viermal',
    leave: 'Offen lassen und zurückgehen',
  },
  go: 'Weiter',
  back: 'Zurück zu {brand}',
  states: { passed: 'Diese Prüfung ist bestanden.', failed: 'Diese Prüfung ist gescheitert.' },
};

const nl: AgeTexts = {
  title: 'Sandbox-leeftijdscontrole',
  notice: 'Dit is een sandbox. Niemand bekijkt jou of een document en niemand vraagt om je gegevens.',
  asks: '{brand} wil weten of je minstens {min_age} jaar bent.',
  what: 'Wat moet er gebeuren?',
  choices: {
    pass: 'Je bent oud genoeg',
    fail: 'De controle mislukt',
    silent: 'Je bent oud genoeg en het merk hoort niets',
    repeated: 'Je bent oud genoeg en het merk hoort het vier keer',
    leave: 'Open laten en teruggaan',
  },
  go: 'Verder',
  back: 'Terug naar {brand}',
  states: { passed: 'Deze controle is gelukt.', failed: 'Deze controle is mislukt.' },
};

const sv: AgeTexts = {
  title: 'Sandlådans ålderskontroll',
  notice:
    'Det här är en sandlåda. Ingen tittar på dig eller på en handling, och ingen frågar efter dina uppgifter.',
  asks: '{brand} vill veta om du är minst {min_age} år.',
  what: 'Vad ska hända?',
  choices: {
    pass: 'Du är gammal nog',
    fail: 'Kontrollen misslyckas',
    silent: 'Du är gammal nog, och märket får inte veta något',
    repeated: 'Du är gammal nog, och märket får veta det fyra gånger',
    leave: 'Lämna öppen och gå tillbaka',
  },
  go: 'Fortsätt',
  back: 'Tillbaka till {brand}',
  states: { passed: 'Den här kontrollen är klar.', failed: 'Den här kontrollen har misslyckats.' },
};

const texts: Record<string, AgeTexts> = { de, en, nl, sv };

/** Where whoever is checked decides what comes of it, in their language where there are words in it, else in English. */
export function agePage(check: SandboxAgeCheck) {
  const lang = texts[check.locale] ? check.locale : 'en';
  const text = texts[lang] ?? en;
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
