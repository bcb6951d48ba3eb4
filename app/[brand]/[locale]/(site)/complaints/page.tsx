import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ComplaintForm } from '#components/trust/complaints/complaint-form.island.tsx';
import { ComplaintStatus } from '#components/trust/complaints/complaint-status.island.tsx';
import styles from '#components/trust/complaints/complaint.module.css';
import { Objection } from '#components/trust/complaints/objection.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { getSettings } from '#lib/upstream/pages.ts';
import { getPageMetadata } from '../../get-page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { name }] = await Promise.all([getTranslations('complaints'), getSettings()]);
  return getPageMetadata({
    path: '/complaints',
    title: t('metaTitle'),
    description: t('metaDescription', { brand: name }),
    index: isIndexed('complaints'),
  });
}

export default async function ComplaintsPage() {
  const [t, { complaints, decisions }, errors, settings] = await Promise.all([
    getTranslations(),
    pageTexts('complaints', 'decisions'),
    pageErrors('appeal_over', 'not_found', 'proof_missing'),
    getSettings(),
  ]);
  return (
    <div className="container-xl vk-page">
      <div className="vk-narrow">
        <h1>{t('complaints.title')}</h1>
        <p className="vk-muted">{t('complaints.intro')}</p>
        <noscript>
          <p>{t('complaints.noScript', { email: settings.support_email })}</p>
        </noscript>
        <ComplaintForm texts={complaints} errors={errors} />
        <section className={`card ${styles.section}`}>
          <h2>{decisions.status.title}</h2>
          <ComplaintStatus texts={decisions} errors={errors} />
        </section>
        <section className={`card ${styles.section}`}>
          <Objection texts={decisions} errors={errors} />
        </section>
      </div>
    </div>
  );
}
