import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import { useSite } from '#components/site/site-context.island.tsx';
import type { Icebreakers as Loaded } from './icebreakers.tsx';
import type { IcebreakerTexts } from './load-icebreaker-texts.ts';

const Icebreakers = lazy(() =>
  loadLater(() => import('./icebreakers.tsx')).then((file) => ({ default: file.Icebreakers })),
);

/** Loads the suggestions with the first empty conversation; they are optional. */
export function OfferIcebreakers(props: Omit<ComponentProps<typeof Loaded>, 'texts'>) {
  const { locale } = useSite();
  const [texts, setTexts] = useState<IcebreakerTexts | null>(null);
  useEffect(() => {
    loadLater(async () => (await import('./load-icebreaker-texts.ts')).loadIcebreakerTexts(locale)).then(
      setTexts,
      () => undefined,
    );
  }, [locale]);
  return texts ? (
    <Suspense fallback={null}>
      <Icebreakers {...props} texts={texts} />
    </Suspense>
  ) : null;
}
