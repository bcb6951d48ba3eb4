'use client';

// What the entry warning says, loaded for the strangers who are to read it; a dialog opens in the browser only.

import { languageName } from '../../lib/i18n/language-names.ts';
import { useSite } from '../site/site-context.island.tsx';
import { Modal } from '../ui/modal.island.tsx';
import type { Texts } from '../../lib/i18n/texts.ts';
import { LanguageLinks } from './language-links.tsx';

type EntryWarningDialogProps = {
  words: Texts['entryWarning'];
  fictionalWarning: string;
  onEnter: () => void;
};

function leave() {
  if (window.history.length > 1) window.history.back();
  else window.location.replace('about:blank');
}

export function EntryWarningDialog({ words, fictionalWarning, onEnter }: EntryWarningDialogProps) {
  const languages = useSite().locales.map((locale) => ({ locale, name: languageName(locale) }));
  return (
    <Modal
      open
      onClose={onEnter}
      title={words.title}
      closable={false}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={leave}>
            {words.leave}
          </button>
          <button type="button" className="btn btn-primary" onClick={onEnter}>
            {words.enter}
          </button>
        </>
      }
    >
      <p>{words.adults}</p>
      <p>{fictionalWarning}</p>
      <p>{words.costs}</p>
      {/* The page's own menu is out of reach beneath the dialog. */}
      <ul className="list-unstyled d-flex flex-wrap mb-0">
        <LanguageLinks languages={languages} look="vk-nav-link px-2" />
      </ul>
    </Modal>
  );
}
