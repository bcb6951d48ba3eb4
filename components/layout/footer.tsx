import { SiteLink } from '../ui/link.tsx';
import type { CompanyLines, FooterWords } from './chrome-words.ts';

type FooterLink = { href: string; word: string };

type FooterProps = {
  words: FooterWords;
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
  const { words, fictionalWarning, company, paymentMethods, supportEmail, ownPages } = props;
  const imprint = { href: '/imprint', word: words.imprint };
  const withdrawal = { href: '/withdrawal', word: words.withdrawal };
  const terms = { href: '/pages/terms', word: words.terms };
  const privacy = { href: '/pages/privacy', word: words.privacy };
  return (
    <footer className="vk-footer" aria-label={words.label}>
      <div className="container-xl">
        <div className="vk-footer-full">
          <div className="vk-disclaimer">
            <p>
              <strong>{words.adults}</strong> {fictionalWarning} {words.disclaimer}
            </p>
            {words.usNotice && (
              <p className="mb-0">
                <strong>{words.usNotice.title}:</strong> {words.usNotice.text}
              </p>
            )}
          </div>
          <div className="vk-footer-columns">
            <section>
              <h2>{words.help}</h2>
              <ul>
                <Links
                  links={[
                    { href: '/pages/faq', word: words.faq },
                    { href: '/pricing', word: words.pricing },
                    { href: '/complaints', word: words.complaints },
                    { href: '/pages/return-policy', word: words.returnPolicy },
                    { href: '/pages/service', word: words.service },
                    withdrawal,
                    ...ownPages,
                  ]}
                />
              </ul>
            </section>
            <section>
              <h2>{words.legal}</h2>
              <ul>
                <Links
                  links={[
                    imprint,
                    terms,
                    privacy,
                    { href: '/pages/cookies', word: words.cookies },
                    { href: '/pages/ban', word: words.ban },
                    { href: '/accessibility', word: words.accessibility },
                  ]}
                />
              </ul>
            </section>
            {company && (
              <section className="vk-footer-wide">
                <h2>{words.company}</h2>
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
                <h2>{words.payment}</h2>
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
