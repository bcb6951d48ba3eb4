import { getTranslations } from 'next-intl/server';
import type { MatchWords } from '../../../components/likes/match-modal.tsx';

/** The words of the match modal with `{name}` left in, which only the browser can fill. */
export async function readMatchWords(): Promise<MatchWords> {
  const t = await getTranslations('match');
  return {
    title: t('title'),
    match: t.raw('match') as string,
    like: t.raw('like') as string,
    button: t.raw('button') as string,
    photo: t.raw('photo') as string,
  };
}
