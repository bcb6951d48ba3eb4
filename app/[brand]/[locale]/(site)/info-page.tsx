import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ComplaintForm } from '../../../../components/complaints/complaint-form.island.tsx';
import { InfoArticle } from '../../../../components/info-pages/info-article.tsx';
import { errorTexts } from '../../../../lib/api/error-text.ts';
import { fill } from '../../../../lib/i18n/fill.ts';
import { pageTexts } from '../../../../lib/i18n/page-texts.ts';
import { infoPath } from '../../../../lib/rules/info-paths.ts';
import { requireInfoPage } from '../../../../lib/upstream/info-pages.ts';
import { getSettings } from '../../../../lib/upstream/settings.ts';
import { readAlternates } from '../read-alternates.ts';

/** Title and description of the information page that lives at a path; not found where none does. */
export async function infoMetadata(token: string, path: string): Promise<Metadata> {
  if (infoPath(token) !== path) notFound();
  const [{ title, description }, alternates] = await Promise.all([
    requireInfoPage(token),
    readAlternates(path),
  ]);
  return { title, description, alternates };
}

/** The information page that lives at a path; not found where none does. */
export async function InfoPageScreen({ token, path }: { token: string; path: string }) {
  if (infoPath(token) !== path) notFound();
  const page = await requireInfoPage(token);
  return <InfoArticle page={page}>{token === 'withdrawal' && <WithdrawalForm />}</InfoArticle>;
}

async function WithdrawalForm() {
  const [texts, errors, settings] = await Promise.all([
    pageTexts('complaints'),
    pageTexts('errors'),
    getSettings(),
  ]);
  return (
    <section className="vk-narrow ms-0 mt-4">
      <h2>{texts.withdrawalTitle}</h2>
      <p>{texts.withdrawalIntro}</p>
      <noscript>
        <p>{fill(texts.noScript, { email: settings.support_email })}</p>
      </noscript>
      <ComplaintForm texts={texts} errors={errorTexts(errors)} withdrawal />
    </section>
  );
}
