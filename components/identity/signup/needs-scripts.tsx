import { getTranslations } from 'next-intl/server';

/** What whoever has scripts switched off needs to know before filling in a form. */
export async function NeedsScripts() {
  const t = await getTranslations('errors.page');
  return (
    <noscript>
      <p className="alert alert-warning mb-4">{t('needsScripts')}</p>
    </noscript>
  );
}
