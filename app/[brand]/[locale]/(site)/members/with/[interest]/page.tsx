import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { InterestHub } from '#lib/contract/growth/browse-pages.ts';
import { interestGroups, type Interest } from '#lib/contract/vocabulary.ts';
import { interestHubPath, interestOfSlug, interestSlug } from '#lib/rules/growth/public-paths.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { titledImage } from '#lib/rules/growth/preview-images.ts';
import { listHubs } from '#lib/upstream/hubs.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { HubPage } from '../../hub-page.tsx';
import { formatCounts } from '../../format-counts.ts';

type Props = PageProps<'/[brand]/[locale]/members/with/[interest]'>;

export function generateStaticParams(): { interest: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { hub, values } = await readInterest(params);
  const t = await getTranslations('hubs.interest');
  const title = t('title', values);
  return getPageMetadata({
    path: interestHubPath(hub.key),
    title,
    description: t('description', values),
    index: isIndexed('members-with-interest', { hub }),
    image: titledImage({ kind: 'interest', slug: interestSlug(hub.key) }, title),
  });
}

export default async function InterestPage({ params }: Props) {
  const { hub, values } = await readInterest(params);
  const [{ interests }, t, words] = await Promise.all([
    listHubs(),
    getTranslations('hubs.interest'),
    getTranslations('profile.interests'),
  ]);
  const { key } = hub;
  return (
    <HubPage
      kind="interest"
      name={values.interest}
      path={interestHubPath(key)}
      title={t('title', values)}
      lead={t('lead', values)}
      counts={hub}
      search={{ interests: key }}
      all={t('all', values)}
      groups={[
        {
          title: t('others'),
          links: interests
            .filter((each) => each.key !== key && groupOf(each.key) === groupOf(key))
            .map((each) => ({ path: interestHubPath(each.key), name: words(each.key) })),
        },
      ]}
    />
  );
}

type Values = { interest: string; brand: string; counts: string };

/** The interest in the path and its texts; not found for an interest that no member has. */
async function readInterest(params: Props['params']): Promise<{ hub: InterestHub; values: Values }> {
  const [{ interest: slug }, { interests }, settings, words] = await Promise.all([
    params,
    listHubs(),
    getSettings(),
    getTranslations('profile.interests'),
  ]);
  const key = interestOfSlug(slug);
  const hub = interests.find((each) => each.key === key);
  if (!hub) notFound();
  const values = { interest: words(hub.key), brand: settings.name, counts: await formatCounts(hub) };
  return { hub, values };
}

function groupOf(key: Interest): string | undefined {
  return Object.entries(interestGroups).find(([, all]) => (all as readonly Interest[]).includes(key))?.[0];
}
