import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClosedNotice } from '#components/community/members/closed-states.tsx';
import { SearchGate } from '#components/community/search/search-gate.island.tsx';
import type { Settings } from '#lib/contract/brands/brands.ts';
import type { ClosedTexts } from '#lib/i18n/pick-texts.ts';
import { isSearchOpen } from '#lib/rules/community/search-access.ts';
import { getSignupLabel } from '../../get-signup-label.ts';

/** Texts while the browser fetches what the page must not contain. */
export async function getClosedTexts(): Promise<ClosedTexts> {
  const t = await getTranslations('members.closed');
  return { loading: t('loading'), failed: t('failed'), again: t('again') };
}

type Props = {
  settings: Pick<Settings, 'name' | 'logged_out_search' | 'logged_out_search_trafficsource' | 'signups'>;
  children: ReactNode;
};

/** Shows the members, behind a gate that checks the visitor where the brand restricts its search. */
export async function MembersSearchGate({ settings, children }: Props) {
  const { name, logged_out_search, logged_out_search_trafficsource } = settings;
  if (isSearchOpen(settings)) return children;
  return (
    <SearchGate
      access={{ logged_out_search, logged_out_search_trafficsource }}
      closed={<ClosedNotice brand={name} signUp={await getSignupLabel(settings)} />}
    >
      {children}
    </SearchGate>
  );
}
