'use client';

// Opens the gift dialog for a member. An island because balance and relation belong to the signed-in member; the dialog
// loads on the first press. Without a session or JavaScript the button leads to the signup.

import { Suspense, useState, type FormEvent } from 'react';
import { useRelation, useUser } from '#lib/browser/transport/hooks.ts';
import { lazyPart } from '#lib/browser/transport/load-later.ts';
import { openSignup } from '#lib/browser/identity/open-signup.ts';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import { fill } from '#lib/i18n/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { useHref } from '../../ui/link.tsx';
import type { Texts } from '#lib/i18n/texts.ts';
import { Modal } from '../../ui/modal.island.tsx';
import { GiftsSkeleton } from './gifts-skeleton.tsx';
import styles from './gifts.module.css';

const GiftPicker = lazyPart(() => import('./gift-picker.tsx').then((file) => file.GiftPicker));

/** With `{name}` for the member's name. */
export type GiftTexts = Pick<Texts['gifts'], 'button' | 'buttonName' | 'title' | 'close' | 'loading'>;

type Props = {
  member: { id: number; name: string };
  texts: GiftTexts;
  /** `chat` is a round button in the composer that returns to the conversation after sending. */
  context: 'profile' | 'chat';
};

export function GiftButton({ member, texts, context }: Props) {
  const { id, name } = member;
  const href = useHref();
  const signedIn = useSignedIn();
  const { user } = useUser();
  const { data: relation } = useRelation(signedIn ? id : null);
  const [open, setOpen] = useState(false);

  // Hidden for the own profile, and for blocked members until they are unblocked.
  if (user?.profile.id === id || relation?.blocked) return null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (signedIn) setOpen(true);
    else openSignup();
  };
  const label = fill(texts.buttonName, { name });
  const close = () => setOpen(false);
  return (
    <>
      <form action={href('/signup')} method="get" onSubmit={onSubmit}>
        <button
          type="submit"
          name="next"
          value={href(`/members/${id}`)}
          className={context === 'chat' ? 'vk-round' : 'btn btn-outline'}
          aria-label={label}
          aria-haspopup="dialog"
        >
          <Icon name="gift" />
          {context === 'chat' ? null : <span>{texts.button}</span>}
        </button>
      </form>
      <Modal
        open={open}
        onClose={close}
        title={fill(texts.title, { name })}
        closeLabel={texts.close}
        className={styles.dialog}
      >
        <Suspense fallback={<GiftsSkeleton label={texts.loading} />}>
          <GiftPicker member={member} loading={texts.loading} inChat={context === 'chat'} onClose={close} />
        </Suspense>
      </Modal>
    </>
  );
}
