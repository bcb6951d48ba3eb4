import { ActivationError } from '#components/identity/activation/activation-error.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('activation.error.metaTitle');

export default async function ActivationErrorPage() {
  const [{ activation }, errors] = await Promise.all([
    pageTexts('activation.error', 'activation.mail'),
    pageErrors('already_active', 'too_many_mails'),
  ]);
  return (
    <div className="container-xl vk-page">
      <ActivationError texts={activation} errors={errors} />
    </div>
  );
}
