import { MailChangeDone } from '#components/identity/credentials/mail-change-done.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('mailChange.done.metaTitle', { referrer: 'no-referrer' });

export default async function MailChangeDoPage() {
  const [{ mailChange }, errors] = await Promise.all([pageTexts('mailChange.done'), pageErrors()]);
  return (
    <div className="container-xl vk-page">
      <MailChangeDone texts={mailChange.done} errors={errors} />
    </div>
  );
}
