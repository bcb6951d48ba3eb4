import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '#components/growth/browse-pages/breadcrumbs.tsx';
import { LinkGroup } from '#components/growth/browse-pages/link-group.island.tsx';
import { JsonLd } from '#components/growth/structured-data/json-ld.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/state.tsx';
import type { BrowsePages } from '#lib/contract/growth/browse-pages.ts';
import {
  browsePagesPath,
  interestPagePath,
  regionPagePath,
  regionsByCountry,
} from '#lib/rules/growth/public-paths.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { listBrowsePages, getSettings, siteParams } from '#lib/upstream/pages.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { getBreadcrumbs } from '#app/[brand]/[locale]/get-structured-data.ts';
import { displayName } from '#lib/contract/formats.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { name }, browsePages] = await Promise.all([
    getTranslations('browsePages.overview'),
    getSettings(),
    listBrowsePages(),
  ]);
  return getPageMetadata({
    path: browsePagesPath,
    title: t('title'),
    description: t('description', { brand: name }),
    index: isIndexed('members-in', { browsePage: { real: realMembers(browsePages) } }),
  });
}

/** Links to the regions of each country and to all interests. */
export default async function BrowsePagesPage() {
  const [t, texts, members, settings, { regions, interests }, { locale }] = await Promise.all([
    getTranslations('browsePages'),
    getTranslations('profile.interests'),
    getTranslations('members'),
    getSettings(),
    listBrowsePages(),
    siteParams(),
  ]);
  if (settings.logged_out_search === 'no') notFound();
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: members('title'), path: '/members' },
    { name: t('overview.short'), path: browsePagesPath },
  ];
  return (
    <div className="container-xl vk-page">
      <JsonLd things={[await getBreadcrumbs(crumbs)]} />
      <Breadcrumbs label={t('crumbs')} crumbs={crumbs} />
      <h1 className="vk-display">{t('overview.title')}</h1>
      {regions.length + interests.length > 0 ? (
        <p className="vk-lead">{t('overview.lead', { brand: settings.name })}</p>
      ) : (
        <EmptyState
          icon="search"
          title={t('overview.empty')}
          action={<ButtonLink href="/members">{t('overview.all')}</ButtonLink>}
        />
      )}
      {regionsByCountry(regions).map(({ country, regions: largest }) => (
        <LinkGroup
          key={country}
          title={displayName(locale, 'region', country)}
          links={largest.map((each) => ({ path: regionPagePath(each), name: each.name }))}
        />
      ))}
      <LinkGroup
        title={t('overview.interests')}
        links={interests.map(({ key }) => ({ path: interestPagePath(key), name: texts(key) }))}
      />
    </div>
  );
}

/** Real members with a region; each names at most one. */
function realMembers({ regions }: BrowsePages): number {
  return regions.reduce((sum, { real }) => sum + real, 0);
}
