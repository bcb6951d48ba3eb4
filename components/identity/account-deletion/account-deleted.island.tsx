'use client';

// The end of a deletion: the date of erasure, known only to the deleting tab, or restoring by a mail's link. A script
// in a real browser uses the link, so mail scanners that only fetch pages do not.

import { useEffect, useState, type ReactNode } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { getDeletion, type AccountDeletion } from '#lib/browser/identity/account-deletion.ts';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { RestoreAccount } from './restore-account.tsx';
import { DeletedFacts } from './deleted-facts.tsx';
import { ResendRestoreLink } from './resend-restore-link.tsx';
import { PartnerLink } from './partner-link.tsx';
import { dateFormat } from '#lib/contract/formats.ts';

type AccountDeletedProps = {
  texts: Pick<Texts['accountDeletion'], 'again' | 'back' | 'end' | 'link' | 'partner'>;
  errors: ErrorTexts;
  partner: Settings['deletion_partner'];
  /** Public content. */
  children: ReactNode;
};

export function AccountDeleted({ texts, errors, partner, children }: AccountDeletedProps) {
  const { locale } = useSite();
  const [token, setToken] = useState<string | null>(null);
  const [deletion, setDeletion] = useState<AccountDeletion | null>(null);
  useEffect(() => {
    setToken(new URLSearchParams(window.location.search).get('reactivate'));
    setDeletion(getDeletion());
  }, []);

  if (token) return <RestoreAccount token={token} texts={texts} errors={errors} />;
  const format = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      {deletion ? <DeletedFacts texts={texts.end} isOwn /> : children}
      {deletion ? (
        <p>
          <strong>{fill(texts.end.date, { date: format.format(new Date(deletion.erase_at)) })}</strong>
        </p>
      ) : null}
      <ResendRestoreLink
        key={deletion?.email}
        texts={texts.link}
        errors={errors}
        email={deletion?.email ?? ''}
      />
      {partner ? <PartnerLink texts={texts.partner} partner={partner} /> : null}
    </>
  );
}
