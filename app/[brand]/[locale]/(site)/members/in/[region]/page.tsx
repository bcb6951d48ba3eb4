import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { RegionHub } from '#lib/contract/growth/browse-pages.ts';
import { regionHubPath, regionOfSlug } from '#lib/rules/growth/public-paths.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { membersPath } from '#lib/rules/community/member-filters.ts';
import { titledImage } from '#lib/rules/growth/preview-images.ts';
import { listHubs } from '#lib/upstream/hubs.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { siteParams } from '#lib/upstream/site-params.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { HubPage } from '../../hub-page.tsx';
import { formatCounts } from '../../format-counts.ts';
import { displayName } from '#lib/contract/formats.ts';

type Props = PageProps<'/[brand]/[locale]/members/in/[region]'>;

export function generateStaticParams(): { region: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { region, values } = await readRegion(params);
  const t = await getTranslations('hubs.region');
  const title = t('title', values);
  return getPageMetadata({
    path: regionHubPath(region),
    title,
    description: t('description', values),
    index: isIndexed('members-in-region', { hub: region }),
    image: titledImage({ kind: 'region', slug: region.slug }, title),
  });
}

export default async function RegionPage({ params }: Props) {
  const { region, values } = await readRegion(params);
  const [{ regions }, t] = await Promise.all([listHubs(), getTranslations('hubs.region')]);
  const { country, code, name, towns } = region;
  const search = { country, countryregion: code };
  return (
    <HubPage
      kind="region"
      name={name}
      path={regionHubPath(region)}
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
            .map((each) => ({ path: regionHubPath(each), name: each.name })),
        },
      ]}
    />
  );
}

type Values = { region: string; country: string; brand: string; counts: string };

/** The region in the path and its texts; not found for a region without members. */
async function readRegion(params: Props['params']): Promise<{ region: RegionHub; values: Values }> {
  const [{ region: slug }, { regions }, { locale }, settings] = await Promise.all([
    params,
    listHubs(),
    siteParams(),
    getSettings(),
  ]);
  const region = regionOfSlug(regions, slug);
  if (!region) notFound();
  const country = displayName(locale, 'region', region.country);
  const values = { region: region.name, country, brand: settings.name, counts: await formatCounts(region) };
  return { region, values };
}
