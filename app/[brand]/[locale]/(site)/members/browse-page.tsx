import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '#components/growth/browse-pages/breadcrumbs.tsx';
import { BrowseScreen } from '#components/growth/browse-pages/browse-screen.tsx';
import type { LinkGroupProps } from '#components/growth/browse-pages/link-group.island.tsx';
import { MemberGrid } from '#components/community/members/member-grid.tsx';
import { JsonLd } from '#components/growth/structured-data/json-ld.tsx';
import type { MemberSearch } from '#lib/contract/community/search.ts';
import { browsePagesPath } from '#lib/rules/growth/public-paths.ts';
import { membersPath } from '#lib/rules/community/member-filters.ts';
import { searchMembers, getSettings } from '#lib/upstream/pages.ts';
import { getBreadcrumbs } from '../../get-structured-data.ts';
import { getSignupLabel } from '../../get-signup-label.ts';
import { getSite } from '../../get-site.ts';
import { MembersSearchGate } from './search-gate.tsx';

type Props = {
  kind: 'region' | 'interest';
  /** Name of the page in the breadcrumbs. */
  name: string;
  path: string;
  title: string;
  /** Where the members are counted. */
  lead: string;
  counts: { real: number; fictional: number };
  search: MemberSearch;
  all: string;
  groups: readonly LinkGroupProps[];
};

/** A third of a search page: 24 members would make a first visit too large. */
const shown = 8;

/** Members of a region or with an interest who agreed to be indexed. */
export async function BrowsePage({ kind, name, path, title, lead, counts, search, all, groups }: Props) {
  const [site, settings, t, members, { results }] = await Promise.all([
    getSite(),
    getSettings(),
    getTranslations('browsePages'),
    getTranslations('members'),
    searchMembers({ ...search, surface: 'search_engines' }),
  ]);
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: members('title'), path: '/members' },
    { name: t('overview.short'), path: browsePagesPath },
    { name, path },
  ];
  const word = site.fictional.singular;
  const parts = [
    lead,
    ...(counts.real === 0 ? [t(`${kind}.noReal`)] : []),
    t('sort'),
    ...(counts.fictional > 0 ? [t('labelled', { label: word })] : []),
  ];
  const screen = (
    <BrowseScreen
      title={title}
      lead={parts.join(' ')}
      all={{ path: membersPath(search), name: all }}
      signUp={await getSignupLabel(settings)}
      groups={groups}
    >
      <MemberGrid members={results.slice(0, shown)} fictionalWord={word} label={title} heading="h2" first />
    </BrowseScreen>
  );
  return (
    <div className="container-xl vk-page">
      <JsonLd things={[await getBreadcrumbs(crumbs)]} />
      <Breadcrumbs label={t('crumbs')} crumbs={crumbs} />
      <MembersSearchGate settings={settings}>{screen}</MembersSearchGate>
    </div>
  );
}
