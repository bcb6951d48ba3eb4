import { getTranslations } from 'next-intl/server';
import { ActivationDone } from '#components/identity/activation/activation-done.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('activation.done.metaTitle', { referrer: 'no-referrer' });

export default async function ActivationDonePage() {
  const [t, { activation, login }, errors] = await Promise.all([
    getTranslations('activation.mail'),
    pageTexts('activation.consents', 'activation.done', 'login'),
    pageErrors('account', 'account_locked', 'activation_failed'),
  ]);
  // Comes first on a page that continues with a question.
  const consents = { ...activation.consents, text: `${t('confirmed')} ${activation.consents.text}` };
  return (
    <div className="container-xl vk-page">
      <ActivationDone texts={activation.done} consents={consents} login={login} errors={errors} />
    </div>
  );
}
