import { getTranslations } from 'next-intl/server';
import { MemberGrid } from '#components/community/members/member-grid.tsx';
import { Advertisement } from '#components/community/search/advertisement.tsx';
import { FilterBar } from '#components/community/search/filter-bar.tsx';
import { SearchMemory } from '#components/community/search/search-form.island.tsx';
import { SearchResults } from '#components/community/search/search-results.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import type { MemberSearch } from '#lib/contract/community/search.ts';
import type { IgnoredName } from '#lib/site/member-search.ts';
import { browsePagesPath } from '#lib/rules/growth/public-paths.ts';
import { searchMembers, getSettings } from '#lib/upstream/pages.ts';
import { PlayLinks } from '../../play-links.tsx';
import { getSite, siteHref } from '../../get-site.ts';
import { FoundMembers, OwnResults } from './own-results.island.tsx';
import { formatSearchTitle, formatIgnoredFields } from './format-search.ts';
import styles from './members-page.module.css';
import { getClosedTexts, MembersSearchGate } from './search-gate.tsx';

type Props = {
  search: MemberSearch;
  /** Address fields with unknown values. */
  ignored?: readonly IgnoredName[];
  /** Shows the form open with all filters. */
  wide?: boolean;
};

/** The members screen, with or without a search. */
export async function MembersPage({ search, ignored = [], wide = false }: Props) {
  const [site, settings, t, tBrowse, heading, unknown] = await Promise.all([
    getSite(),
    getSettings(),
    getTranslations('members'),
    getTranslations('browsePages'),
    formatSearchTitle(search),
    formatIgnoredFields(ignored),
  ]);
  const page = search.pageNumber ?? 1;
  const { logged_out_search } = settings;

  const insets = page === 1 ? advertisement() : [];

  const found = (
    <FoundMembers
      search={search}
      texts={await getClosedTexts()}
      insets={[...insets, { behind: 8, item: <PlayLinks className="justify-content-center" />, wide: true }]}
    />
  );
  const screen = (
    <>
      <FilterBar
        search={search}
        settings={settings}
        locale={site.locale}
        action={siteHref(site)('/members')}
        wide={wide}
        memory={
          wide ? null : (
            <SearchMemory search={search} texts={{ last: t('memory.last'), all: t('memory.all') }} />
          )
        }
      />
      {unknown ? (
        <p className="vk-muted" role="status">
          {unknown}
        </p>
      ) : null}
      {logged_out_search === 'yes' ? (
        <OwnResults own={found}>
          <SearchResults
            search={search}
            found={await searchMembers(search)}
            grid={({ members, ...grid }) => (
              <MemberGrid
                members={members}
                fictionalWord={site.fictional.singular}
                insets={grid.first ? insets : undefined}
                {...grid}
              />
            )}
          />
        </OwnResults>
      ) : (
        found
      )}
      {logged_out_search === 'yes' && page === 1 ? (
        <ButtonLink href={browsePagesPath} variant="quiet" className="mt-4">
          {tBrowse('overview.short')}
        </ButtonLink>
      ) : null}
    </>
  );

  return (
    <div className={`container-xl vk-page ${styles.page}`}>
      <h1 className="visually-hidden">{heading}</h1>
      <MembersSearchGate settings={settings}>{screen}</MembersSearchGate>
    </div>
  );

  /** The brand's advertisement, after two full rows at its widest. */
  function advertisement() {
    const { member_resell: look, advertisements } = settings;
    const [offer] = advertisements;
    if (look === 'no' || !offer) return [];
    const item = <Advertisement offer={offer} look={look} label={t('advertisement')} />;
    return [look === 'livecam' ? { behind: 8, item, wide: true } : { behind: 6, item }];
  }
}
