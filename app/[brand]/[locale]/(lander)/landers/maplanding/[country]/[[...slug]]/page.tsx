import type { Metadata } from 'next';
import { MapLander } from '#components/growth/landers/map/map-lander.tsx';
import { getTownSearch } from '#components/growth/landers/map/town-search.ts';
import { displayName } from '#lib/contract/formats.ts';
import { getTownMap } from '#lib/upstream/lander-members.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { landerMetadata } from '../../../lander-metadata.ts';
import { getLander } from '../../../get-lander.ts';

type Props = PageProps<'/[brand]/[locale]/landers/maplanding/[country]/[[...slug]]'>;

export function generateStaticParams(): { country: string; slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landerMetadata('maplanding', (await params).slug);
}

/** Begins with the visitor's country, which the front puts into the path. */
export default async function MapPage({ params }: Props) {
  const { country, slug } = await params;
  const [lander, map, settings] = await Promise.all([
    getLander('maplanding', slug),
    getTownMap(country),
    getSettings(),
  ]);
  const name = displayName(lander.site.locale, 'region', country);
  return <MapLander lander={lander} map={map} country={name} search={getTownSearch(settings)} />;
}
