import { useEffect, useState } from 'react';
import type { Message } from '#lib/contract/community/chats.ts';
import { timeToChange } from '#lib/rules/community/conversations.ts';
import { isSettled } from './settled-messages.ts';

/** Whether an own message can still be changed; updates when the time is over. */
export function useTimeToChange(message: Message, own: boolean, readUntil: number): boolean {
  const [now, setNow] = useState(Date.now);
  const remainingMs = own && !isSettled(message.id) ? timeToChange(message, readUntil, now) : 0;
  useEffect(() => {
    if (remainingMs === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), remainingMs);
    return () => clearTimeout(timer);
  }, [remainingMs]);
  return remainingMs > 0;
}
