import { useOptimistic, useRef, useState, useTransition } from 'react';
import { mutate } from 'swr';
import { callApi } from '#lib/browser/transport/call.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Notifications } from '#lib/contract/outreach/notifications.ts';
import { attempt } from '../../ui/attempt.ts';

/** A control's changes; the rest is unchanged. */
export type Changes = {
  preferences?: Partial<Record<NotificationKind, Partial<Notifications['preferences'][NotificationKind]>>>;
  quiet_hours?: Notifications['quiet_hours'];
  time_zone?: string;
};

/** Shows a change at once and saves in order, so that the last one wins. Failures are reverted and reported. */
export function useChanges(data: Notifications | undefined, failed: (cause: unknown) => string) {
  const [shown, show] = useOptimistic(
    data,
    (known, changes: Changes) => known && withChanges(known, changes),
  );
  const [, startSaving] = useTransition();
  const [saved, setSaved] = useState(0);
  const queue = useRef(Promise.resolve());

  const change = (changes: Changes) =>
    startSaving(async () => {
      show(changes);
      const turn = queue.current.then(() => save(changes));
      queue.current = turn.catch(() => undefined);
      if (await attempt('notifications', () => turn, failed)) setSaved((times) => times + 1);
    });
  return { shown, change, saved };
}

async function save(changes: Changes): Promise<void> {
  const answer = await callApi('PUT /api/notifications.php', { body: changes });
  await mutate<CallResponse<'GET /api/notifications.php'>>(
    ['GET /api/notifications.php', undefined],
    answer,
    {
      revalidate: false,
    },
  );
  if (changes.time_zone) await refresh([{ name: 'GET /api/user.php' }]);
}

/** The state once the changes are saved. */
export function withChanges(known: Notifications, { preferences = {}, ...rest }: Changes): Notifications {
  const kinds = Object.entries(preferences).map(([kind, change]) => [
    kind,
    { ...known.preferences[kind as NotificationKind], ...change },
  ]);
  return {
    ...known,
    ...rest,
    preferences: { ...known.preferences, ...(Object.fromEntries(kinds) as Notifications['preferences']) },
  };
}
