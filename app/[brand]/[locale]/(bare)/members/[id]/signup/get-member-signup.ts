import 'server-only';
import type { MemberSignup } from '#components/identity/signup/member-signup.island.tsx';
import { fill } from '#lib/i18n/fill.ts';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/pages.ts';
import { getSignupCountry } from '#app/[brand]/[locale]/get-signup-country.ts';

type Props = Omit<Parameters<typeof MemberSignup>[0], 'id' | 'costs'>;

/** The texts and questions of a member's signup. @throws BackendUnavailable */
export async function getMemberSignup(name: string): Promise<Props> {
  const [{ signup, regionKinds, memberSignup }, errors, { signups, countries }, country] = await Promise.all([
    pageTexts(
      'signup.account',
      'signup.back',
      'signup.birth',
      'signup.closed',
      'signup.free',
      'signup.haveAccount',
      'signup.invitation',
      'signup.loginTab',
      'signup.name',
      'signup.next',
      'signup.place',
      'signup.progress',
      'signup.submit',
      'signup.who',
      'regionKinds',
      'memberSignup.change',
      'memberSignup.contactData',
      'memberSignup.hint',
      'memberSignup.label',
      'memberSignup.next',
      'memberSignup.none',
      'memberSignup.skip',
      'memberSignup.tooLong',
      'memberSignup.write',
      'memberSignup.yours',
    ),
    pageErrors('person', 'signups_closed', 'under_age', 'proof_missing'),
    getSettings(),
    getSignupCountry(),
  ]);
  return {
    signups,
    texts: signup,
    errors,
    regionKinds,
    countries,
    country,
    messageTexts: {
      ...memberSignup,
      label: fill(memberSignup.label, { name }),
      yours: fill(memberSignup.yours, { name }),
    },
  };
}
