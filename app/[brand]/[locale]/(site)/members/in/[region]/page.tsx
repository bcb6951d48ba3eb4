import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { RegionPage } from '#lib/contract/growth/browse-pages.ts';
import { regionPagePath, findRegionBySlug } from '#lib/rules/growth/public-paths.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { membersPath } from '#lib/rules/community/member-filters.ts';
import { titledImage } from '#lib/rules/growth/og-images.ts';
import { listBrowsePages, getSettings, siteParams } from '#lib/upstream/pages.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { BrowsePage } from '../../browse-page.tsx';
import { formatCounts } from '../../format-search.ts';
import { displayName } from '#lib/contract/formats.ts';

type Props = PageProps<'/[brand]/[locale]/members/in/[region]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { region, values } = await loadRegion(params);
  const t = await getTranslations('browsePages.region');
  const title = t('title', values);
  return getPageMetadata({
    path: regionPagePath(region),
    title,
    description: t('description', values),
    index: isIndexed('members-in-region', { browsePage: region }),
    image: titledImage({ kind: 'region', slug: region.slug }, title),
  });
}

export default async function RegionPage({ params }: Props) {
  const { region, values } = await loadRegion(params);
  const [{ regions }, t] = await Promise.all([listBrowsePages(), getTranslations('browsePages.region')]);
  const { country, code, name, towns } = region;
  const search = { country, countryregion: code };
  return (
    <BrowsePage
      kind="region"
      name={name}
      path={regionPagePath(region)}
      title={t('title', values)}
      lead={t('lead', values)}
      counts={region}
      search={search}
      all={t('all', values)}
      groups={[
        {
          title: t('towns'),
          links: towns.map((city) => ({ path: membersPath({ ...search, city }), name: city })),
        },
        {
          title: t('others', values),
          links: regions
            .filter((each) => each.country === country && each.code !== code)
            .map((each) => ({ path: regionPagePath(each), name: each.name })),
        },
      ]}
    />
  );
}

type Values = { region: string; country: string; brand: string; counts: string };

/** The region in the path and its texts; not found for a region without members. */
async function loadRegion(params: Props['params']): Promise<{ region: RegionPage; values: Values }> {
  const [{ region: slug }, { regions }, { locale }, settings] = await Promise.all([
    params,
    listBrowsePages(),
    siteParams(),
    getSettings(),
  ]);
  const region = findRegionBySlug(regions, slug);
  if (!region) notFound();
  const country = displayName(locale, 'region', region.country);
  const values = { region: region.name, country, brand: settings.name, counts: await formatCounts(region) };
  return { region, values };
}
