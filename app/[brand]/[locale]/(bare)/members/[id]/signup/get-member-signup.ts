import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { MemberSignup } from '#components/identity/signup/member-signup.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getSignupCountry } from '#app/[brand]/[locale]/get-signup-country.ts';

type Props = Omit<Parameters<typeof MemberSignup>[0], 'id' | 'costs'>;

/** The texts and questions of a member's signup. @throws BackendUnavailable */
export async function getMemberSignup(name: string): Promise<Props> {
  const [texts, errors, { signups, countries }, country, t] = await Promise.all([
    pageTexts('signup', 'regionKinds'),
    pageErrors('account', 'person', 'signups_closed', 'under_age', 'proof_missing'),
    getSettings(),
    getSignupCountry(),
    getTranslations('memberSignup'),
  ]);
  return {
    signups,
    texts: texts.signup,
    errors,
    regionKinds: texts.regionKinds,
    countries,
    country,
    messageTexts: {
      label: t('label', { name }),
      hint: t('hint'),
      next: t('next'),
      skip: t('skip'),
      yours: t('yours', { name }),
      none: t('none'),
      change: t('change'),
      write: t('write'),
      tooLong: t('tooLong', { count: '{count}', max: '{max}' }),
      contactData: t('contactData'),
    },
  };
}
