import { MapLander } from '#components/growth/landers/map/map-lander.tsx';
import { getTownSearch } from '#components/growth/landers/map/town-search.ts';
import { getTownMap, getSettings } from '#lib/upstream/pages.ts';
import { landerRoute } from '#app/[brand]/[locale]/(lander)/landers/lander-route.tsx';

/** The front puts the visitor's country into the path. */
type Params = { country: string; slug?: string[] };

const route = landerRoute('maplanding', async (lander, { country }: Params) => {
  const [map, settings] = await Promise.all([getTownMap(country), getSettings()]);
  return <MapLander lander={lander} map={map} search={getTownSearch(settings)} />;
});

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
