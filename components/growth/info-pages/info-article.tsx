import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { dateFormat } from '#lib/contract/formats.ts';
import type { InfoPage } from '#lib/contract/growth/info-pages.ts';
import { pageBlocks, type TextPart } from '#lib/contract/growth/page-text.ts';
import { SiteLink } from '../../ui/link.tsx';
import styles from './info-article.module.css';

type InfoArticleProps = {
  page: InfoPage;
  /** Above the text, such as the withdrawal's form. */ above?: ReactNode;
  /** Actions below the text. */ children?: ReactNode;
};

/** Sections from which a page starts with a table of contents; below that it does not help. */
const long = 14;

/** An information page: terms, privacy, imprint. */
export function InfoArticle({ page, above, children }: InfoArticleProps) {
  const t = useTranslations('infoPages');
  const locale = useLocale();
  const { version, sections } = page;
  const isLong = sections.length >= long;
  const date = version && dateFormat(locale, { dateStyle: 'long' }).format(new Date(version));
  return (
    <div className="container-xl vk-page">
      <article className={`vk-prose ${styles.text}`}>
        <h1 className="vk-display">{page.title}</h1>
        {above}
        {version && date && (
          <p className="vk-muted">
            <time dateTime={version.slice(0, 10)}>{t('version', { date })}</time>
          </p>
        )}
        {isLong && <Contents label={t('contents')} sections={sections} />}
        {sections.map(({ heading, paragraphs }, at) => (
          <section key={at} id={isLong ? toAnchor(at) : undefined}>
            {heading && <h2>{heading}</h2>}
            <InfoText paragraphs={paragraphs} />
          </section>
        ))}
        {children}
      </article>
    </div>
  );
}

/** Anchor id of a section, as in `/pages/faq#s3`. */
const toAnchor = (at: number) => `s${at + 1}`;

function Contents({ label, sections }: { label: string; sections: InfoPage['sections'] }) {
  return (
    <nav aria-label={label} className={styles.contents}>
      <ol>
        {sections.map(({ heading }, at) => (
          <li key={at}>
            <a href={`#${toAnchor(at)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The paragraphs and lists of one section. */
function InfoText({ paragraphs }: { paragraphs: readonly string[] }) {
  return pageBlocks(paragraphs).map((block, at) =>
    block.kind === 'paragraph' ? (
      <p key={at}>
        <Words parts={block.parts} />
      </p>
    ) : (
      <ul key={at}>
        {block.items.map((parts, item) => (
          <li key={item}>
            <Words parts={parts} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Words({ parts }: { parts: readonly TextPart[] }) {
  // A single run of text is not wrapped in an array, which makes the page smaller.
  if (parts.length === 1 && parts[0]?.href === null) return parts[0].text;
  return parts.map(({ text, href }, at) => {
    if (href === null) return text;
    return href.startsWith('/') ? (
      <SiteLink key={at} href={href}>
        {text}
      </SiteLink>
    ) : (
      <a key={at} href={href} rel={href.startsWith('https:') ? 'noopener noreferrer' : undefined}>
        {text}
      </a>
    );
  });
}
