import type { MouseEvent } from 'react';
import { writeCookie } from '../../lib/browser/storage/write-cookie.ts';
import { isSignedIn } from '../../lib/browser/session/signed-in.ts';
import { localePath } from '../../lib/i18n/links.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { useSite } from '../site/site-context.island.tsx';
import { useAppPath } from '../site/use-app-path.ts';

/** `docs/specification.md` §9: the locale cookie lasts 365 days. */
const COOKIE_SECONDS = 365 * 86_400;
/** Longest wait in ms for the member's language to be stored before the page changes. */
const timeoutMs = 1500;

/** A language with its native name: `suomi`. */
export type Language = { locale: Locale; name: string };

function storeLocale(locale: Locale) {
  writeCookie(`vonk_locale=${locale}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`);
}

async function storeLanguage(language: Locale) {
  const { callApi } = await import('../../lib/browser/transport/call.ts');
  await callApi('PUT /api/user.php', { body: { language } });
}

/** The page changes even if storing fails, as the cookie has the choice. */
async function storeWithTimeout(language: Locale) {
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([storeLanguage(language).catch(() => undefined), late]);
}

type LinksProps = { languages: readonly Language[]; /** Class of each link. */ look: string };

/** Links to this page in each language, as `<li>` elements. */
export function LanguageLinks({ languages, look }: LinksProps) {
  const { locale: current, ownLocale } = useSite();
  const path = useAppPath();

  function choose(event: MouseEvent, locale: Locale) {
    storeLocale(locale);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // A full load, since <html> has the language.
    const go = () => window.location.assign(localePath(ownLocale, locale, path) + window.location.search);
    if (isSignedIn()) void storeWithTimeout(locale).then(go);
    else go();
  }

  return languages.map(({ locale, name }) => (
    <li key={locale}>
      <a
        className={look}
        href={localePath(ownLocale, locale, path)}
        lang={locale}
        hrefLang={locale}
        aria-current={locale === current ? 'true' : undefined}
        onClick={(event) => choose(event, locale)}
      >
        {name}
      </a>
    </li>
  ));
}
