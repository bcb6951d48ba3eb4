import { useEffect, useRef } from 'react';
import type { User } from '../../contract/identity/accounts.ts';
import { type KeyFilter, refresh } from '../transport/keys.ts';

/** Reads whose response depends on premium. */
const dependent: KeyFilter[] = [
  { name: 'GET /api/member.php' },
  { name: 'GET /api/photos.php' },
  { name: 'GET /api/credits.php' },
  { name: 'GET /api/timebonus.php' },
  { name: 'GET /api/discountcode.php' },
  { name: 'GET /api/order.php' },
  { name: 'GET /api/payments.php' },
  { name: 'GET /api/repeat-orders.php' },
];

/** Refetches what depends on premium as soon as the member's status changes. */
export function usePremiumChange(user: Pick<User, 'id' | 'paid_user'> | null | undefined): void {
  const before = useRef<{ id: number; paid: boolean } | null>(null);
  const id = user?.id;
  const paid = user?.paid_user;
  useEffect(() => {
    if (id === undefined || paid === undefined) return;
    const changed = before.current?.id === id && before.current.paid !== paid;
    before.current = { id, paid };
    if (changed) void refresh(dependent);
  }, [id, paid]);
}
