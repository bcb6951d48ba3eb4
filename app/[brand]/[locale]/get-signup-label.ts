import { getTranslations } from 'next-intl/server';
import type { Settings } from '#lib/contract/brands/settings.ts';

/** What leads to the signup is called: free of charge where everybody may sign up, neutral where only some may. */
export async function getSignupLabel({ signups }: Pick<Settings, 'signups'>): Promise<string> {
  const t = await getTranslations('signup');
  return signups === 'all' ? t('submit') : t('signupTab');
}
