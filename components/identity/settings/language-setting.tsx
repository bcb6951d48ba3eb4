import { useState } from 'react';
import { navigateTo } from '#lib/browser/session/navigate.ts';
import { writeCookie } from '#lib/browser/storage/write-cookie.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { languages } from '#lib/contract/languages.ts';
import { localePath } from '#lib/i18n/links.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { choiceCookieSeconds, localeCookie } from '#lib/site/cookies.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { attempt } from '../../ui/attempt.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type LanguageSettingProps = { texts: Texts['settings']['language']; failed: (cause: unknown) => string };

/** The language of site and mails; a choice reloads this page in it. */
export function LanguageSetting({ texts, failed }: LanguageSettingProps) {
  const { locale: current, ownLocale, locales } = useSite();
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (language: Locale) => {
    setIsBusy(true);
    const save = () => callApi('PUT /api/user.php', { body: { language } });
    if (!(await attempt('language', save, failed))) return setIsBusy(false);
    writeCookie(`${localeCookie}=${language}; path=/; max-age=${choiceCookieSeconds}; samesite=lax`);
    // A full load, since <html> has the language.
    navigateTo(localePath(ownLocale, language, '/settings'));
  };
  return (
    <SectionCard title={texts.title}>
      <SelectField
        id="settings-language"
        label={texts.label}
        hint={texts.text}
        options={locales.map((locale) => ({ value: locale, text: languages[locale].name, lang: locale }))}
        value={current}
        disabled={isBusy}
        onChange={(event) => void choose(event.target.value as Locale)}
      />
    </SectionCard>
  );
}
