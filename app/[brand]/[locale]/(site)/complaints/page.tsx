import type { Metadata } from 'next';
import { ComplaintForm } from '#components/trust/complaints/complaint-form.island.tsx';
import { ComplaintStatus } from '#components/trust/complaints/complaint-status.island.tsx';
import styles from '#components/trust/complaints/complaint.module.css';
import { Objection } from '#components/trust/complaints/objection.island.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getPageMetadata } from '../../get-page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [texts, { name }] = await Promise.all([pageTexts('complaints'), getSettings()]);
  const description = fill(texts.metaDescription, { brand: name });
  return getPageMetadata({
    path: '/complaints',
    title: texts.metaTitle,
    description,
    index: isIndexed('complaints'),
  });
}

export default async function ComplaintsPage() {
  const [texts, decisions, errors, settings] = await Promise.all([
    pageTexts('complaints'),
    pageTexts('decisions'),
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
        <ComplaintForm texts={texts} errors={errorTexts(errors, 'proof_missing')} />
        <section className={`card ${styles.section}`}>
          <h2>{decisions.status.title}</h2>
          <ComplaintStatus texts={decisions} errors={errorTexts(errors, 'not_found', 'appeal_over')} />
        </section>
        <section className={`card ${styles.section}`}>
          <Objection texts={decisions} errors={errorTexts(errors, 'appeal_over')} />
        </section>
      </div>
    </div>
  );
}
