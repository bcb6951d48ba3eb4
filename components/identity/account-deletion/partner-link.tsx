import { useEffect, useRef, useState } from 'react';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './account-deletion.module.css';

type PartnerLinkProps = {
  texts: Texts['accountDeletion']['partner'];
  partner: NonNullable<Settings['deletion_partner']>;
  /** For tests. */
  go?: (url: string) => void;
};

/** Seconds until the redirect. */
const redirectSeconds = 10;

/** A partner site that may fit better: the redirect starts on a press and can be stopped. */
export function PartnerLink({ texts, partner: { name, url }, go = navigateTo }: PartnerLinkProps) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [isStopped, setStopped] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isCounting = secondsLeft !== null;
  // The pressed button is replaced by the one that cancels.
  useEffect(() => {
    if (isCounting || isStopped) button.current?.focus();
  }, [isCounting, isStopped]);
  useEffect(() => {
    if (secondsLeft === null) return;
    if (secondsLeft === 0) return go(url);
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, go, url]);

  const start = () => {
    setStopped(false);
    setSecondsLeft(redirectSeconds);
  };
  const stop = () => {
    setStopped(true);
    setSecondsLeft(null);
  };
  return (
    <section className={`card ${styles.section}`}>
      <h2>{fill(texts.title, { name })}</h2>
      <p className="vk-muted">{fill(texts.text, { name })}</p>
      {secondsLeft === null ? (
        <div>
          <Button ref={button} variant="outline" onClick={start}>
            {fill(texts.go, { name })}
          </Button>
        </div>
      ) : (
        <div className={styles.countdown}>
          {/* Announced once; the seconds are only visible. */}
          <p role="status" className="visually-hidden">
            {fill(texts.count, { name, seconds: redirectSeconds })}
          </p>
          <p className={styles.seconds} aria-hidden="true">
            {fill(texts.count, { name, seconds: secondsLeft })}
          </p>
          <div className={styles.pair}>
            <Button ref={button} variant="outline" onClick={stop}>
              {texts.stop}
            </Button>
            <Button variant="outline" onClick={() => go(url)}>
              {texts.now}
            </Button>
          </div>
        </div>
      )}
      <p role="status" className={isStopped ? 'mt-3 mb-0' : 'm-0'}>
        {isStopped ? texts.stopped : ''}
      </p>
    </section>
  );
}

function navigateTo(url: string): void {
  window.location.assign(url);
}
