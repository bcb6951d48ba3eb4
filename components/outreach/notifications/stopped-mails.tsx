import { useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.ts';
import styles from './notifications.module.css';

type Props = {
  texts: Texts['notifications']['stopped'];
  user: Pick<User, 'notifications_disabled'>;
  failed: (cause: unknown) => string;
};

/** Why notification mails are off, and a button to turn them on. */
export function StoppedMails({ texts, user, failed }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  if (user.notifications_disabled.length === 0) return null;
  const switchOn = async () => {
    setIsBusy(true);
    try {
      await callApi('POST /api/notifications.php');
      await refresh([{ name: 'GET /api/user.php' }]);
      notify({ kind: 'success', text: texts.done });
    } catch (cause) {
      notify({ kind: 'error', text: failed(cause) });
    }
    setIsBusy(false);
  };
  return (
    <section className={`alert alert-warning ${styles.stopped}`} aria-labelledby="mails-stopped">
      <h2 id="mails-stopped">{texts.title}</h2>
      {user.notifications_disabled.map((reason) => (
        <p key={reason}>{texts[reason]}</p>
      ))}
      <p>{texts.still}</p>
      <Button busy={isBusy} onClick={() => void switchOn()}>
        {texts.on}
      </Button>
    </section>
  );
}
