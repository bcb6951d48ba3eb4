import { useTranslations } from 'next-intl';
import { SiteLink } from '../ui/link.tsx';
import type { LayoutProps } from './layout-props.ts';

type FooterLink = { href: string; word: string };

type FooterProps = Pick<
  LayoutProps,
  'site' | 'legalNotices' | 'company' | 'paymentMethods' | 'supportEmail' | 'ownPages'
>;

function Links({ links }: { links: FooterLink[] }) {
  return links.map(({ href, word }, at) => (
    <li key={at}>
      <SiteLink href={href}>{word}</SiteLink>
    </li>
  ));
}

/** Disclaimer, links, company and payment methods; the short variant only has the mandatory links. */
export function Footer({ site, legalNotices, company, paymentMethods, supportEmail, ownPages }: FooterProps) {
  const t = useTranslations('footer');
  const imprint = { href: '/imprint', word: t('imprint') };
  const withdrawal = { href: '/withdrawal', word: t('withdrawal') };
  const terms = { href: '/pages/terms', word: t('terms') };
  const privacy = { href: '/pages/privacy', word: t('privacy') };
  return (
    <footer className="vk-footer" aria-label={t('label')}>
      <div className="container-xl">
        <div className="vk-footer-full">
          <div className="vk-disclaimer">
            <p>
              <strong>{t('adults', { name: site.name, minAge: site.minAge })}</strong>{' '}
              {site.fictional.warning} {legalNotices.disclaimer}
            </p>
            {legalNotices.isForUs && (
              <p className="mb-0">
                <strong>{t('usTitle')}:</strong> {t('usNotice', { name: site.name })}
              </p>
            )}
          </div>
          <div className="vk-footer-columns">
            <section>
              <h2>{t('help')}</h2>
              <ul>
                <Links
                  links={[
                    { href: '/pages/faq', word: t('faq') },
                    { href: '/pricing', word: t('pricing') },
                    { href: '/complaints', word: t('complaints') },
                    { href: '/pages/return-policy', word: t('returnPolicy') },
                    { href: '/pages/service', word: t('service') },
                    withdrawal,
                    ...ownPages,
                  ]}
                />
              </ul>
            </section>
            <section>
              <h2>{t('legal')}</h2>
              <ul>
                <Links
                  links={[
                    imprint,
                    terms,
                    privacy,
                    { href: '/pages/cookies', word: t('cookies') },
                    { href: '/pages/ban', word: t('ban') },
                    { href: '/accessibility', word: t('accessibility') },
                  ]}
                />
              </ul>
            </section>
            {company && (
              <section className="vk-footer-wide">
                <h2>{t('company')}</h2>
                <address className="vk-company">
                  {company.name}
                  {company.lines.map((line, at) => (
                    <div key={at}>{line}</div>
                  ))}
                  {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
                </address>
              </section>
            )}
            {paymentMethods.length > 0 && (
              <section className="vk-footer-wide">
                <h2>{t('payment')}</h2>
                <ul className="vk-methods">
                  {paymentMethods.map((method, at) => (
                    <li key={at}>{method}</li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
        <ul className="vk-footer-short">
          <Links links={[imprint, withdrawal, terms, privacy]} />
        </ul>
      </div>
    </footer>
  );
}
