'use client';

// Makes the hearts of a grid work and hides whom the member blocked or was blocked by. One island for the whole grid, because the
// tiles themselves are the same for every visitor; it needs the browser for what belongs to the signed-in member.

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useBlocked, useLikes, useUser } from '../../lib/api/hooks.ts';
import { likeMember, unlikeMember } from '../../lib/api/like.ts';
import { isSignedIn } from '../../lib/api/signed-in.ts';
import { openSignup } from '../../lib/api/open-signup.ts';
import { notify } from '../ui/toast.ts';

type Props = {
  /** Path of the signup, where a press leads without JavaScript. */
  signup: string;
  failed: string;
  children: ReactNode;
};

export function MemberGridForm({ signup, failed, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { user } = useUser();
  const { profiles: liked } = useLikes();
  const { data: blocked } = useBlocked();

  useEffect(() => {
    if (!liked) return;
    const ids = new Set(liked.map((each) => String(each.id)));
    for (const heart of form.current?.querySelectorAll<HTMLElement>('[data-like]') ?? []) {
      press(heart, ids.has(String(memberOf(heart))));
    }
  }, [liked]);

  useEffect(() => {
    const ids = new Set([...(blocked?.hidden ?? []).map(String), String(user?.profile.id)]);
    for (const item of form.current?.querySelectorAll<HTMLElement>('[data-member]') ?? []) {
      item.hidden = ids.has(item.dataset.member ?? '');
    }
  }, [blocked, user]);

  const onSubmit = async (event: FormEvent) => {
    const heart = (event.nativeEvent as SubmitEvent).submitter;
    if (heart?.dataset.like === undefined) return;
    event.preventDefault();
    if (!isSignedIn()) {
      openSignup();
      return;
    }
    const id = memberOf(heart);
    const wasLiked = heart.getAttribute('aria-pressed') === 'true';
    press(heart, !wasLiked);
    try {
      await (wasLiked ? unlikeMember(id) : likeMember(id));
    } catch {
      press(heart, wasLiked);
      notify({ kind: 'error', text: failed });
    }
  };

  return (
    <form ref={form} action={signup} method="get" onSubmit={(event) => void onSubmit(event)}>
      {children}
    </form>
  );
}

/** Whose tile a heart stands on. */
function memberOf(heart: HTMLElement): number {
  return Number(heart.closest<HTMLElement>('[data-member]')?.dataset.member);
}

function press(heart: HTMLElement, isLiked: boolean): void {
  heart.setAttribute('aria-pressed', String(isLiked));
}
