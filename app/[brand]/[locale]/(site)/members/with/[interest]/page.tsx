import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { InterestPage } from '#lib/contract/growth/browse-pages.ts';
import { interestGroups, type Interest } from '#lib/contract/vocabulary.ts';
import { interestPagePath, findInterestBySlug, interestSlug } from '#lib/rules/growth/public-paths.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { titledImage } from '#lib/rules/growth/og-images.ts';
import { listBrowsePages, getSettings } from '#lib/upstream/pages.ts';
import { getPageMetadata } from '#app/[brand]/[locale]/get-page-metadata.ts';
import { BrowsePage } from '../../browse-page.tsx';
import { formatCounts } from '../../format-search.ts';

type Props = PageProps<'/[brand]/[locale]/members/with/[interest]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { interest, values } = await loadInterest(params);
  const t = await getTranslations('browsePages.interest');
  const title = t('title', values);
  return getPageMetadata({
    path: interestPagePath(interest.key),
    title,
    description: t('description', values),
    index: isIndexed('members-with-interest', { browsePage: interest }),
    image: titledImage({ kind: 'interest', slug: interestSlug(interest.key) }, title),
  });
}

export default async function InterestPage({ params }: Props) {
  const { interest, values } = await loadInterest(params);
  const [{ interests }, t, texts] = await Promise.all([
    listBrowsePages(),
    getTranslations('browsePages.interest'),
    getTranslations('profile.interests'),
  ]);
  const { key } = interest;
  return (
    <BrowsePage
      kind="interest"
      name={values.interest}
      path={interestPagePath(key)}
      title={t('title', values)}
      lead={t('lead', values)}
      counts={interest}
      search={{ interests: key }}
      all={t('all', values)}
      groups={[
        {
          title: t('others'),
          links: interests
            .filter((each) => each.key !== key && findGroup(each.key) === findGroup(key))
            .map((each) => ({ path: interestPagePath(each.key), name: texts(each.key) })),
        },
      ]}
    />
  );
}

type Values = { interest: string; brand: string; counts: string };

/** The interest in the path and its texts; not found for an interest that no member has. */
async function loadInterest(params: Props['params']): Promise<{ interest: InterestPage; values: Values }> {
  const [{ interest: slug }, { interests }, settings, texts] = await Promise.all([
    params,
    listBrowsePages(),
    getSettings(),
    getTranslations('profile.interests'),
  ]);
  const key = findInterestBySlug(slug);
  const interest = interests.find((each) => each.key === key);
  if (!interest) notFound();
  const values = {
    interest: texts(interest.key),
    brand: settings.name,
    counts: await formatCounts(interest),
  };
  return { interest, values };
}

function findGroup(key: Interest): string | undefined {
  return Object.entries(interestGroups).find(([, all]) => (all as readonly Interest[]).includes(key))?.[0];
}
