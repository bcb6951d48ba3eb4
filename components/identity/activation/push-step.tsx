import { useState } from 'react';
import { subscribeToPush } from '#lib/browser/push/subscribe-push.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type PushStepProps = { texts: ActivationTexts['push']; user: number; onDone: () => void };

/** Asks in our own words first; the browser's prompt comes only after a press on yes. */
export function PushStep({ texts, user, onDone }: PushStepProps) {
  const { name, pushPublicKey } = useSite();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const ask = async () => {
    setAsking(true);
    try {
      const state = await subscribeToPush(pushPublicKey, user);
      if (state === 'denied') setReason(texts.denied);
      else onDone();
    } catch {
      setReason(texts.failed);
    }
    setAsking(false);
  };
  return (
    <section className="vk-state">
      <span className="vk-state-icon">
        <Icon name="bell" />
      </span>
      <h1 className="h2">{texts.title}</h1>
      <p>{fill(texts.text, { brand: name })}</p>
      <p role="status">{asking ? texts.asking : reason}</p>
      {reason ? null : (
        <Button size="lg" className="w-100" busy={asking} onClick={() => void ask()}>
          {texts.yes}
        </Button>
      )}
      <Button variant="quiet" className="w-100" onClick={onDone}>
        {texts.no}
      </Button>
    </section>
  );
}
