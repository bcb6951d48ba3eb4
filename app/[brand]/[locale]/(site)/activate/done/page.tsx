import type { Metadata } from 'next';
import { ActivationDone } from '#components/identity/activation/activation-done.island.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { done } = await pageTexts('activation');
  return { title: done.metaTitle, robots: { index: false }, referrer: 'no-referrer' };
}

export default async function ActivationDonePage() {
  const [texts, login, errors] = await Promise.all([
    pageTexts('activation'),
    pageTexts('login'),
    pageTexts('errors'),
  ]);
  // Comes first on a page that continues with a question.
  const consents = { ...texts.consents, text: `${texts.mail.confirmed} ${texts.consents.text}` };
  return (
    <div className="container-xl vk-page">
      <ActivationDone
        texts={texts.done}
        consents={consents}
        login={login}
        errors={errorTexts(errors, 'account_locked', 'activation_failed')}
      />
    </div>
  );
}
