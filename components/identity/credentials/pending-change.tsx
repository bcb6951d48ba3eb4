import { useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { useMailChange } from '#lib/browser/transport/hooks.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.ts';
import { dateFormat } from '#lib/contract/formats.ts';

type PendingChangeProps = { texts: Texts['mailChange']['setting']; failed: (cause: unknown) => string };

/** The address that waits for the link of its mail, and the way back; nothing while none waits. */
export function PendingChange({ texts, failed }: PendingChangeProps) {
  const { locale } = useSite();
  const { data, error, mutate } = useMailChange();
  const [isBusy, setIsBusy] = useState(false);
  const takeBack = async () => {
    setIsBusy(true);
    try {
      await callApi('DELETE /api/mail-change.php');
      await mutate({ pending: null }, { revalidate: false });
      notify({ kind: 'success', text: texts.takenBack });
    } catch (cause) {
      notify({ kind: 'error', text: failed(cause) });
    }
    setIsBusy(false);
  };
  if (!data) {
    if (!error) return <span className="vk-skeleton vk-skeleton-line d-block w-50 mb-3" />;
    return (
      <p role="alert">
        {texts.failed}{' '}
        <Button variant="link" onClick={() => void mutate()}>
          {texts.again}
        </Button>
      </p>
    );
  }
  if (!data.pending) return null;
  const { email, expires_at } = data.pending;
  const until = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="alert alert-info mb-3" role="status">
      <div>
        <p className="text-break mb-1">
          {fill(texts.pending, { email, until: until.format(new Date(expires_at)) })}
        </p>
        <Button variant="link" className="px-0" busy={isBusy} onClick={() => void takeBack()}>
          {texts.takeBack}
        </Button>
      </div>
    </div>
  );
}
