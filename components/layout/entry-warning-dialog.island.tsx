'use client';

// What the entry warning says, loaded for the strangers who are to read it; a dialog opens in the browser only, which also
// asks where it stands, where that decides.

import { useEffect, useState } from 'react';
import { callApi } from '../../lib/browser/transport/call.ts';
import { useSite } from '../site/site-context.island.tsx';
import { Modal } from '../ui/modal.island.tsx';
import { useQuietMoment } from '../ui/use-quiet-moment.ts';
import { languages } from '../../lib/contract/languages.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import { LanguageLinks } from './language-links.tsx';

type EntryWarningDialogProps = {
  texts: Texts['entryWarning'];
  /** The only countries it is shown in; null for everywhere. */
  countries: readonly string[] | null;
  onEnter: () => void;
};

function leave() {
  if (window.history.length > 1) window.history.back();
  else window.location.replace('about:blank');
}

/** Whether the visitor is in one of the countries; an unknown country is outside. */
function useIsIn(countries: readonly string[] | null): boolean {
  const [country, setCountry] = useState<string | null>(null);
  useEffect(() => {
    if (countries === null) return;
    callApi('GET /api/settings.php').then(
      (settings) => setCountry(settings.geoip_country),
      () => undefined,
    );
  }, [countries]);
  return countries === null || (country !== null && countries.includes(country));
}

export function EntryWarningDialog({ texts, countries, onEnter }: EntryWarningDialogProps) {
  const { fictional, locales } = useSite();
  const links = locales.map((locale) => ({ locale, name: languages[locale].name }));
  const isOpen = useQuietMoment(useIsIn(countries));
  if (!isOpen) return null;
  return (
    <Modal
      open
      onClose={onEnter}
      title={texts.title}
      closable={false}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={leave}>
            {texts.leave}
          </button>
          <button type="button" className="btn btn-primary" onClick={onEnter}>
            {texts.enter}
          </button>
        </>
      }
    >
      <p>{texts.adults}</p>
      <p>{fictional.warning}</p>
      <p>{texts.costs}</p>
      {/* The page's own menu is out of reach beneath the dialog. */}
      <ul className="list-unstyled d-flex flex-wrap mb-0">
        <LanguageLinks languages={links} look="vk-nav-link px-2" />
      </ul>
    </Modal>
  );
}
