import { useLocale, useTranslations } from 'next-intl';
import type { MatchReason } from '#lib/contract/community/match-finder.ts';
import { insideSentence } from '#lib/rules/platform/inside-sentence.ts';
import { listFormat } from '#lib/contract/formats.ts';

/** Interests named one by one; the profile has them all. */
const namedInterests = 3;

/** A reason as a person would say it. */
export function useReasonWords(): (reason: MatchReason) => string {
  const t = useTranslations('matchFinder.reasons');
  const words = useTranslations('profile');
  const locale = useLocale();
  return (reason) => {
    switch (reason.kind) {
      case 'interests': {
        const isOneMore = reason.interests.length === namedInterests + 1;
        const named = reason.interests
          .slice(0, isOneMore ? undefined : namedInterests)
          .map((each) => insideSentence(words(`interests.${each}`), each, locale));
        const others = reason.interests.length - named.length;
        const all = others > 0 ? [...named, t('others', { count: others })] : named;
        return t('interests', { list: listFormat(locale, { type: 'conjunction' }).format(all) });
      }
      case 'distance':
        return reason.km === 0 ? t('near') : t('distance', { km: reason.km });
      case 'age':
        return t('age', { years: reason.years });
      case 'reason':
        return t('reason', { reason: words(`signup_reason.${reason.signup_reason}`) });
    }
  };
}
