import { getTranslations } from 'next-intl/server';
import { siteParams } from '#lib/upstream/site-params.ts';
import { listFormat } from '#lib/contract/formats.ts';

type Counts = { real: number; fictional: number };

/** Above this count the text says "more than", as in the search. */
const exactCount = 1000;

/** Counts of real members and fictional profiles; zeros are left out. */
export async function formatCounts(counts: Counts): Promise<string> {
  const [t, { locale }] = await Promise.all([getTranslations('members'), siteParams()]);
  const parts = (['real', 'fictional'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) =>
      counts[kind] > exactCount
        ? t('countMoreThan', { count: exactCount, kind })
        : t('count', { count: counts[kind], kind }),
    );
  return listFormat(locale, { type: 'conjunction' }).format(parts);
}
