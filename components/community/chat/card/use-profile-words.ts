import { useEffect, useState } from 'react';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '#components/site/site-context.island.tsx';

export type ProfileWords = Texts['profile'];

/** The words of a profile's fields; null until they have loaded. */
export function useProfileWords(): ProfileWords | null {
  const { locale } = useSite();
  const [words, setWords] = useState<ProfileWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadLater(
      () => import(`../../../../messages/${locale}/profile.json`) as Promise<{ default: ProfileWords }>,
    ).then(
      (file) => isWanted && setWords(file.default),
      // The card says less, then; the profile itself says it all.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return words;
}
