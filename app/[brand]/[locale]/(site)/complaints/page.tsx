import type { Metadata } from 'next';
import { ComplaintForm } from '../../../../../components/complaints/complaint-form.island.tsx';
import { errorTexts } from '../../../../../lib/api/error-text.ts';
import { fill } from '../../../../../lib/i18n/fill.ts';
import { pageTexts } from '../../../../../lib/i18n/page-texts.ts';
import { getSettings } from '../../../../../lib/upstream/settings.ts';
import { readAlternates } from '../../read-alternates.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [texts, { name }, alternates] = await Promise.all([
    pageTexts('complaints'),
    getSettings(),
    readAlternates('/complaints'),
  ]);
  const description = fill(texts.metaDescription, { brand: name });
  return { title: texts.metaTitle, description, alternates };
}

export default async function ComplaintsPage() {
  const [texts, errors, settings] = await Promise.all([
    pageTexts('complaints'),
    pageTexts('errors'),
    getSettings(),
  ]);
  return (
    <div className="container-xl vk-page">
      <div className="vk-narrow">
        <h1>{texts.title}</h1>
        <p className="vk-muted">{texts.intro}</p>
        <noscript>
          <p>{fill(texts.noScript, { email: settings.support_email })}</p>
        </noscript>
        <ComplaintForm texts={texts} errors={errorTexts(errors)} />
      </div>
    </div>
  );
}
