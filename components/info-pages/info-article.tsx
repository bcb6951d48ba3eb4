import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { InfoPage } from '../../lib/contract/info-pages.ts';

type InfoArticleProps = {
  page: InfoPage;
  /** What can be done about it: the withdrawal's form. */ children?: ReactNode;
};

/** An information page: terms, privacy, imprint. */
export function InfoArticle({ page, children }: InfoArticleProps) {
  const t = useTranslations('infoPages');
  const locale = useLocale();
  const date =
    page.version && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(page.version));
  return (
    <div className="container-xl vk-page">
      <article className="vk-prose">
        <h1 className="vk-display">{page.title}</h1>
        {date && <p className="vk-muted">{t('version', { date })}</p>}
        {page.sections.map(({ heading, paragraphs }, section) => (
          <section key={`${section}-${heading}`}>
            {heading && <h2 className="h4">{heading}</h2>}
            {paragraphs.map((paragraph, line) => (
              <p key={`${section}-${line}`} style={{ whiteSpace: 'pre-line' }}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        {children}
      </article>
    </div>
  );
}
