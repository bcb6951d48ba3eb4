'use client';

// This browser's push state and switch. An island because only the browser knows it.

import { useState } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { findPushBlock } from '#lib/browser/push/push.ts';
import { subscribeToPush, unsubscribeFromPush } from '#lib/browser/push/subscribe-push.ts';
import { usePushState } from '#lib/browser/push/use-push-state.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import styles from './push.module.css';

type Doing = 'asking' | 'stopping' | 'failed' | null;

/** A section of settings and notifications; the browser only prompts after a press. */
export function PushSetting({ texts }: { texts: Texts['push'] }) {
  const { name, pushPublicKey } = useSite();
  const { user } = useUser();
  const state = usePushState(pushPublicKey);
  const [doing, setDoing] = useState<Doing>(null);
  const isBusy = doing === 'asking' || doing === 'stopping';
  const attempt = async (what: 'asking' | 'stopping', action: () => Promise<unknown>) => {
    setDoing(what);
    try {
      await action();
      setDoing(null);
    } catch {
      setDoing('failed');
    }
  };

  return (
    <SectionCard title={texts.title} busy={state === 'unknown'}>
      <p>{fill(texts.text, { brand: name })}</p>
      {state === 'unknown' ? (
        <>
          <span className="visually-hidden">{texts.unknown}</span>
          <span className="vk-skeleton vk-skeleton-line w-50" />
        </>
      ) : (
        <>
          <p className={`${styles.state} text-body`} role="status">
            <Icon name={state === 'subscribed' ? 'bell' : 'bell-slash'} />
            <span>
              {doing === 'asking'
                ? texts.asking
                : fill(getSentence(state, pushPublicKey, texts), { brand: name })}
            </span>
          </p>
          <p className="text-danger mb-0" role="alert">
            {doing === 'failed' && texts.failed}
          </p>
          {state === 'not subscribed' && user && (
            <div>
              <Button
                busy={isBusy}
                onClick={() => void attempt('asking', () => subscribeToPush(pushPublicKey, user.id))}
              >
                {texts.switchOn}
              </Button>
            </div>
          )}
          {state === 'subscribed' && (
            <div>
              <Button
                variant="outline"
                busy={isBusy}
                onClick={() => void attempt('stopping', unsubscribeFromPush)}
              >
                {texts.switchOff}
              </Button>
            </div>
          )}
        </>
      )}
    </SectionCard>
  );
}

function getSentence(
  state: Exclude<ReturnType<typeof usePushState>, 'unknown'>,
  publicKey: string,
  texts: Texts['push'],
): string {
  if (state === 'subscribed') return texts.subscribed;
  if (state === 'not subscribed') return texts.notSubscribed;
  if (state === 'denied') return texts.denied;
  return texts.unsupported[findPushBlock(publicKey) ?? 'browser'];
}
