import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { orderPath, readOrderPath, type OrderWish } from '../../lib/rules/order-wish.ts';
import { useHref } from '../ui/link.tsx';

/** Method, country and code of an order, all of them in the address: back and reload keep them. */
export function useOrderWish(packageId: number) {
  const path = usePathname();
  const query = useSearchParams();
  const href = useHref();
  const address = `${path}?${query}`;
  // A choice is drawn at once, and not when the router has followed the address.
  const [{ known, wish }, setKept] = useState({
    known: address,
    wish: readOrderPath(path, query, packageId),
  });
  if (known !== address) setKept({ known: address, wish: addressWish(packageId) });

  const change = (changes: Partial<OrderWish>) => {
    const next = { ...addressWish(packageId), ...changes };
    window.history.replaceState(null, '', href(orderPath(next)));
    setKept({ known: address, wish: next });
  };
  return { wish, change };
}

/** The wish of the address itself, which may be a moment ahead of what the router says. */
function addressWish(packageId: number): OrderWish {
  const { pathname, search } = window.location;
  return readOrderPath(pathname, new URLSearchParams(search), packageId);
}
