import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '../../ui/link.tsx';
import styles from './signup.module.css';

type AccountFrameProps = {
  /** The brand's wordmark, without a top bar. */
  wordmark?: ReactNode;
  /** The member whom a signup starts with: beside the card, above it on phones. */
  member?: ReactNode;
  /** Legal links, required without a footer. */
  links?: readonly { href: string; text: string }[];
  children: ReactNode;
};

/** A card for one task: log in, sign up, confirm. */
export function AccountFrame({ wordmark, member, links = [], children }: AccountFrameProps) {
  return (
    <div className={wordmark ? `container-xl vk-page ${styles.frame}` : 'container-xl vk-page'}>
      {wordmark && <header>{wordmark}</header>}
      <div className={member ? styles.columns : 'vk-narrow'}>
        {member}
        <div className={`card ${styles.card}`}>
          <NeedsScripts />
          {children}
        </div>
      </div>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <SiteLink href={href}>{text}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A notice for visitors without scripts, shown before the form. */
async function NeedsScripts() {
  const t = await getTranslations('errors.page');
  return (
    <noscript>
      <p className="alert alert-warning mb-4">{t('needsScripts')}</p>
    </noscript>
  );
}
