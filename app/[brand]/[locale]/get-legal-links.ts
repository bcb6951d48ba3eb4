import { getTranslations } from 'next-intl/server';

/** Links to the legal pages, for layouts without a footer. */
export async function getLegalLinks(): Promise<{ href: string; text: string }[]> {
  const t = await getTranslations('footer');
  return [
    { href: '/imprint', text: t('imprint') },
    { href: '/pages/privacy', text: t('privacy') },
    { href: '/pages/terms', text: t('terms') },
    { href: '/withdrawal', text: t('withdrawal') },
  ];
}
