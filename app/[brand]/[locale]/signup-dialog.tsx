import { SignupModal } from '#components/identity/signup/signup-modal.island.tsx';
import { getSettings } from '#lib/upstream/pages.ts';
import { getSignupCountry } from './get-signup-country.ts';

/** The signup dialog, which any screen may open. */
export async function SignupDialog() {
  const [{ signups, countries }, country] = await Promise.all([getSettings(), getSignupCountry()]);
  return <SignupModal signups={signups} countries={countries} country={country} />;
}
