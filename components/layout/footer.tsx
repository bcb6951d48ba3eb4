import { SiteLink } from '../ui/link.tsx';
import type { CompanyLines, FooterTexts } from './layout-texts.ts';

type FooterLink = { href: string; word: string };

type FooterProps = {
  texts: FooterTexts;
  /** The brand's `fictional_warning`. */
  fictionalWarning: string;
  company: CompanyLines | null;
  /** Display names of the payment methods. */
  paymentMethods: readonly string[];
  /** Support address; empty for none. */
  supportEmail: string;
  /** The brand's own information pages, with its own titles. */
  ownPages: readonly FooterLink[];
};

function Links({ links }: { links: FooterLink[] }) {
  return links.map(({ href, word }, at) => (
    <li key={at}>
      <SiteLink href={href}>{word}</SiteLink>
    </li>
  ));
}

/** Disclaimer, links, company and payment methods; the short variant only has the mandatory links. */
export function Footer(props: FooterProps) {
  const { texts, fictionalWarning, company, paymentMethods, supportEmail, ownPages } = props;
  const imprint = { href: '/imprint', word: texts.imprint };
  const withdrawal = { href: '/withdrawal', word: texts.withdrawal };
  const terms = { href: '/pages/terms', word: texts.terms };
  const privacy = { href: '/pages/privacy', word: texts.privacy };
  return (
    <footer className="vk-footer" aria-label={texts.label}>
      <div className="container-xl">
        <div className="vk-footer-full">
          <div className="vk-disclaimer">
            <p>
              <strong>{texts.adults}</strong> {fictionalWarning} {texts.disclaimer}
            </p>
            {texts.usNotice && (
              <p className="mb-0">
                <strong>{texts.usNotice.title}:</strong> {texts.usNotice.text}
              </p>
            )}
          </div>
          <div className="vk-footer-columns">
            <section>
              <h2>{texts.help}</h2>
              <ul>
                <Links
                  links={[
                    { href: '/pages/faq', word: texts.faq },
                    { href: '/pricing', word: texts.pricing },
                    { href: '/complaints', word: texts.complaints },
                    { href: '/pages/return-policy', word: texts.returnPolicy },
                    { href: '/pages/service', word: texts.service },
                    withdrawal,
                    ...ownPages,
                  ]}
                />
              </ul>
            </section>
            <section>
              <h2>{texts.legal}</h2>
              <ul>
                <Links
                  links={[
                    imprint,
                    terms,
                    privacy,
                    { href: '/pages/cookies', word: texts.cookies },
                    { href: '/pages/ban', word: texts.ban },
                    { href: '/accessibility', word: texts.accessibility },
                  ]}
                />
              </ul>
            </section>
            {company && (
              <section className="vk-footer-wide">
                <h2>{texts.company}</h2>
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
                <h2>{texts.payment}</h2>
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
