'use client';

// Language and country as a plain form that works without scripts: the front stores the choice in cookies. With
// scripts, the member's mail language changes too.

import type { FormEvent } from 'react';
import { isSignedIn } from '#lib/browser/session/signed-in.ts';
import { localePath } from '#lib/i18n/links.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './lang-config.module.css';

type Props = {
  texts: Texts['langConfig'];
  /** Languages with their native names. */
  languages: { locale: Locale; name: string }[];
  countries: { code: string; name: string }[];
  /** The current country for prices. */
  country: string;
};

/** Longest wait in ms for the member's language to be stored before the form is submitted. */
const timeoutMs = 1500;

export function LangConfigForm({ texts, languages, countries, country }: Props) {
  const { locale: current, ownLocale } = useSite();
  const saveForMember = (event: FormEvent<HTMLFormElement>) => {
    if (!isSignedIn()) return;
    event.preventDefault();
    const form = event.currentTarget;
    const language = new FormData(form).get('locale') as Locale;
    void storeWithTimeout(language).then(() => form.submit());
  };
  return (
    <form method="get" action={localePath(ownLocale, current, '/lang-config')} onSubmit={saveForMember}>
      <p id="saved" className={`alert alert-success ${styles.saved}`} role="status">
        {texts.saved}
      </p>
      <fieldset className="mb-3">
        <legend className="form-label">{texts.language}</legend>
        <div className={styles.languages}>
          {languages.map(({ locale, name }) => (
            <label key={locale} className="vk-choice">
              <input type="radio" name="locale" value={locale} defaultChecked={locale === current} />
              <span lang={locale}>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <SelectField
        id="lang-config-country"
        label={texts.country}
        hint={texts.countryHint}
        options={countries.map(({ code, name }) => ({ value: code, text: name }))}
        name="country"
        defaultValue={country}
      />
      <button type="submit" className="btn btn-primary btn-lg w-100">
        {texts.save}
      </button>
    </form>
  );
}

/** The page changes even if storing fails, as the cookie has the choice. */
async function storeWithTimeout(language: Locale): Promise<void> {
  const { callApi } = await import('#lib/browser/transport/call.ts');
  const storing = callApi('PUT /api/user.php', { body: { language } }).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([storing, new Promise<void>((resolve) => setTimeout(resolve, timeoutMs))]);
}
