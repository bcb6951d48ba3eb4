import type { Metadata } from 'next';
import { MapLander } from '#components/growth/landers/map/map-lander.tsx';
import { getTownSearch } from '#components/growth/landers/map/town-search.ts';
import { getTownMap } from '#lib/upstream/lander-members.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { landerMetadata } from '../../lander-metadata.ts';
import { getLander } from '../../get-lander.ts';
import { displayName } from '#lib/contract/formats.ts';

type Props = PageProps<'/[brand]/[locale]/landers/maplanding/[[...slug]]'>;

export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return landerMetadata('maplanding', (await params).slug);
}

export default async function MapPage({ params }: Props) {
  const lander = await getLander('maplanding', (await params).slug);
  const [map, settings] = await Promise.all([getTownMap(), getSettings()]);
  const country = displayName(lander.site.locale, 'region', map.country);
  return <MapLander lander={lander} map={map} country={country} search={getTownSearch(settings)} />;
}
