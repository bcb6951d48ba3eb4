import { useState, type FormEvent } from 'react';
import { useLikes } from '#lib/browser/transport/hooks.ts';
import { likeMember, unlikeMember } from '#lib/browser/community/like.ts';
import { openSignup } from '#lib/browser/identity/open-signup.ts';
import { isSignedIn } from '#lib/browser/session/signed-in.ts';
import { attempt } from '../../ui/attempt.ts';

type Pressed = { isLiked: boolean; before: unknown };

/**
 * The hearts of a form whose buttons are in elements with `data-member`. A pressed heart changes at once, and follows
 * the list of likes again when that has changed or the press has failed.
 * @param failed text for a failure
 */
export function useHearts(failed: string) {
  const { profiles: likes } = useLikes();
  const [pressed, setPressed] = useState<ReadonlyMap<number, Pressed>>(new Map());
  const liked = new Set(likes?.map(({ id }) => id));

  const isLiked = (id: number) => {
    const press = pressed.get(id);
    return press && press.before === likes ? press.isLiked : liked.has(id);
  };
  const keep = (id: number, press: Pressed | null) =>
    setPressed((all) => {
      const next = new Map(all);
      if (press) next.set(id, press);
      else next.delete(id);
      return next;
    });

  const onSubmit = async (event: FormEvent) => {
    const id = memberOf((event.nativeEvent as SubmitEvent).submitter);
    if (id === null) return;
    event.preventDefault();
    if (!isSignedIn()) {
      openSignup();
      return;
    }
    const wasLiked = isLiked(id);
    keep(id, { isLiked: !wasLiked, before: likes });
    const press = () => (wasLiked ? unlikeMember(id) : likeMember(id));
    if (!(await attempt(`like-${id}`, press, () => failed))) keep(id, null);
  };
  return { isLiked, onSubmit };
}

/** The member of a heart's tile. */
function memberOf(heart: HTMLElement | null): number | null {
  const id = heart?.closest<HTMLElement>('[data-member]')?.dataset.member;
  return id === undefined ? null : Number(id);
}
