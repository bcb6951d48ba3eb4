import { useState } from 'react';
import { logOut } from '#lib/browser/session/session.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useHref } from '../../ui/link.tsx';
import { notify } from '../../ui/toast.ts';
import styles from './settings.module.css';

type SessionSettingProps = { texts: Texts['settings']['session']; failed: (cause: unknown) => string };

/** Logs out of this browser. */
export function SessionSetting({ texts, failed }: SessionSettingProps) {
  const home = useHref()('/');
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    try {
      await logOut();
      // A full load clears the member's data from memory.
      window.location.assign(home);
    } catch (error) {
      setIsBusy(false);
      notify({ kind: 'error', text: failed(error) });
    }
  };
  return (
    <section className={`card ${styles.section}`}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <div>
        <Button variant="outline" busy={isBusy} onClick={() => void leave()}>
          {texts.logout}
        </Button>
      </div>
    </section>
  );
}
