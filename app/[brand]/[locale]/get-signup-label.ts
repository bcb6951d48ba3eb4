import { getTranslations } from 'next-intl/server';
import type { Settings } from '#lib/contract/brands/brands.ts';

/** Label of signup links: "free" where anyone may sign up, neutral otherwise. */
export async function getSignupLabel({ signups }: Pick<Settings, 'signups'>): Promise<string> {
  const t = await getTranslations('signup');
  return signups === 'all' ? t('submit') : t('signupTab');
}
