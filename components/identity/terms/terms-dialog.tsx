import { useState } from 'react';
import { errorText } from '#lib/browser/transport/error-text.ts';
import { logOut } from '#lib/browser/session/session.ts';
import { fill } from '#lib/i18n/fill.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { SiteLink, useHref } from '../../ui/link.tsx';
import { Modal } from '../../ui/modal.island.tsx';
import { useLateTexts } from '../../ui/use-late-texts.ts';
import { loadTermsTexts, type TermsTexts } from './load-terms-texts.ts';
import styles from './terms.module.css';
import { useAgreeing } from './use-agreeing.ts';
import { dateFormat } from '#lib/contract/formats.ts';

/** The question whether a member agrees to the new terms; who doesn't may read them, log out or delete the account. */
export function TermsDialog() {
  const texts = useLateTexts(loadTermsTexts);
  return texts && <Question {...texts} />;
}

function Question({ terms, errors }: TermsTexts) {
  const { name, locale } = useSite();
  const home = useHref()('/');
  const { version, isBusy, reason, agree } = useAgreeing(errors);
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async () => {
    setIsLeaving(true);
    try {
      await logOut();
      // A new document: nothing of the member stays in memory.
      window.location.assign(home);
    } catch (error) {
      setIsLeaving(false);
      setFailure(errorText(error, errors));
    }
  };
  const said = reason ?? failure;
  const date = version && dateFormat(locale, { dateStyle: 'long' }).format(new Date(version));
  return (
    <Modal
      open
      closable={false}
      onClose={() => undefined}
      title={terms.title}
      footer={
        <>
          <Button variant="outline" busy={isLeaving} onClick={() => void leave()}>
            {terms.logout}
          </Button>
          <Button
            busy={isBusy}
            disabled={isBusy || (version === null && !reason)}
            onClick={() => void agree()}
          >
            {version === null && reason ? terms.again : terms.agree}
          </Button>
        </>
      }
    >
      <p>{date ? fill(terms.since, { brand: name, date }) : fill(terms.text, { brand: name })}</p>
      <p>{fill(terms.about, { brand: name })}</p>
      <p>
        <SiteLink href="/pages/terms" className={styles.link}>
          {terms.read}
        </SiteLink>
      </p>
      <p className="vk-small vk-muted mb-0">
        <span>{terms.otherwise}</span>{' '}
        <SiteLink href="/settings" className={styles.link}>
          {terms.settings}
        </SiteLink>
      </p>
      <div role="alert">{said && <p className="text-danger mt-3 mb-0">{said}</p>}</div>
    </Modal>
  );
}
