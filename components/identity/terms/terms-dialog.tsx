import { useState, useEffect } from 'react';
import { logOut } from '#lib/browser/session/session.ts';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import { dateFormat } from '#lib/contract/formats.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { SiteLink, useHref } from '../../ui/link.tsx';
import { Modal } from '../../ui/modal.island.tsx';
import { usePressedTexts } from '../../ui/use-late-texts.ts';
import styles from './terms.module.css';

type TermsTexts = { terms: Texts['terms']; errors: ErrorTexts };

/** Loads the dialog's texts on demand. */
async function loadTermsTexts(locale: Locale): Promise<TermsTexts> {
  const [terms, errors] = await Promise.all([
    import(`@texts/${locale}/terms.json`) as Promise<{ default: Texts['terms'] }>,
    import(`@texts/${locale}/errors.json`) as Promise<{ default: ErrorTexts }>,
  ]);
  return { terms: terms.default, errors: errors.default };
}

/** Asks for consent to the new terms; the member may also read them, log out or delete the account. */
export function TermsDialog() {
  const texts = usePressedTexts(loadTermsTexts);
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
      // A full load clears the member's data from memory.
      window.location.assign(home);
    } catch (error) {
      setIsLeaving(false);
      setFailure(errorText(error, errors));
    }
  };
  const message = reason ?? failure;
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
      <div role="alert">{message && <p className="text-danger mt-3 mb-0">{message}</p>}</div>
    </Modal>
  );
}

/** The current version of the terms and the consent to it; `reason` is the error as text. */
function useAgreeing(errors: ErrorTexts) {
  const [version, setVersion] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    let isWanted = true;
    callApi('GET /api/page.php', { query: { token: 'terms' } }).then(
      (page) => isWanted && setVersion(page.version),
      (error: unknown) => isWanted && setReason(errorText(error, errors)),
    );
    return () => {
      isWanted = false;
    };
  }, [attempts, errors]);

  const agree = async () => {
    setReason(null);
    if (version === null) return setAttempts(attempts + 1);
    setIsBusy(true);
    try {
      await callApi('POST /api/terms.php', { body: { version } });
      await refresh([{ name: 'GET /api/user.php' }]);
    } catch (error) {
      setReason(errorText(error, errors));
      // Newer terms were published meanwhile.
      if (error instanceof ApiError && error.code === 'terms_changed') setAttempts(attempts + 1);
    }
    setIsBusy(false);
  };
  return { version, isBusy, reason, agree };
}
