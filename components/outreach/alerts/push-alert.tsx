import { useState } from 'react';
import { subscribeToPush } from '#lib/browser/push/subscribe-push.ts';
import { fill } from '#lib/i18n/fill.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { AlertLine } from '../../ui/alert-line.tsx';
import { AlertRow } from '../../ui/alert-row.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.ts';
import type { AlertProps } from './alert-props.ts';

/** Offers push messages in our own words; the browser only prompts after yes. */
export function PushAlert({ texts, user, asLine, onDismiss }: AlertProps) {
  const { name, pushPublicKey } = useSite();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    try {
      // Either response closes the alert, so a toast reports the result.
      const state = await subscribeToPush(pushPublicKey, user.id);
      if (state === 'subscribed') notify({ kind: 'success', text: texts.push.done });
      if (state === 'denied') notify({ kind: 'info', text: texts.push.denied, lasts: 10_000 });
    } catch {
      notify({ kind: 'error', text: texts.push.failed });
    }
    setIsAsking(false);
  };
  const close = { label: texts.dismiss, onClose: onDismiss };
  if (asLine)
    return (
      <AlertLine icon="bell" tone="soft" close={close}>
        <button type="button" disabled={isAsking} onClick={() => void ask()}>
          {texts.push.line}
        </button>
      </AlertLine>
    );
  return (
    <AlertRow
      icon="bell"
      tone="soft"
      actions={
        <Button variant="outline" busy={isAsking} onClick={() => void ask()}>
          {texts.push.action}
        </Button>
      }
      close={close}
    >
      <span role="status">{isAsking ? texts.push.asking : fill(texts.push.text, { brand: name })}</span>
    </AlertRow>
  );
}
