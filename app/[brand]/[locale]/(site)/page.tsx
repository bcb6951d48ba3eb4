import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Hero } from '#components/growth/home/hero.tsx';
import {
  HomePanels,
  HowItWorks,
  NewestMembers,
  WhatIsSafe,
  WhatItCosts,
} from '#components/growth/home/home-sections.tsx';
import { MemberGrid } from '#components/community/members/member-grid.tsx';
import { ClosedNotice } from '#components/community/members/closed-states.tsx';
import { JsonLd } from '#components/growth/structured-data/json-ld.tsx';
import { heroPortraits } from '#lib/rules/growth/home-portraits.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { listNearby, getSettings } from '#lib/upstream/pages.ts';
import { getPageMetadata } from '../get-page-metadata.ts';
import { getSignupLabel } from '../get-signup-label.ts';
import { getSite } from '../get-site.ts';
import { getBrandThings } from '../get-structured-data.ts';

const shown = 8;

export async function generateMetadata(): Promise<Metadata> {
  const { index_title: title, description } = await getSettings();
  return getPageMetadata({ path: '/', title, description, index: isIndexed('index'), isWholeTitle: true });
}

export default async function HomePage() {
  const [site, settings, members, t, things] = await Promise.all([
    getSite(),
    getSettings(),
    listNearby(shown),
    getTranslations('members'),
    getBrandThings(),
  ]);
  const word = site.fictional.singular;
  const signUp = await getSignupLabel(settings);
  return (
    <div className="container-xl">
      <JsonLd things={things} />
      <Hero
        title={settings.index_title}
        lead={settings.description}
        portraits={heroPortraits(members, shown)}
        fictionalWord={word}
        signUp={signUp}
      />
      <NewestMembers signUp={signUp}>
        {members.length > 0 ? (
          <MemberGrid members={members.slice(0, shown)} fictionalWord={word} label={t('grid')} />
        ) : settings.logged_out_search === 'no' ? (
          <ClosedNotice brand={site.name} signUp={signUp} />
        ) : null}
      </NewestMembers>
      <HowItWorks closed={settings.logged_out_search === 'no'} />
      <HomePanels>
        <WhatItCosts messageCredits={settings.message_credits} signupCredits={settings.signup_credits} />
        <WhatIsSafe fictionalWord={word} minAge={settings.min_age} />
      </HomePanels>
    </div>
  );
}
