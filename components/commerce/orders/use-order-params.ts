import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { orderPath, readOrderPath, type OrderParams } from '#lib/rules/commerce/order-params.ts';
import { useHref } from '../../ui/link.tsx';

/** Method, country and code of an order, all of them in the address: back and reload keep them. */
export function useOrderParams(packageId: number) {
  const path = usePathname();
  const query = useSearchParams();
  const href = useHref();
  const address = `${path}?${query}`;
  // A choice is drawn at once, and not when the router has followed the address.
  const [{ known, params }, setKept] = useState({
    known: address,
    params: readOrderPath(path, query, packageId),
  });
  if (known !== address) setKept({ known: address, params: addressParams(packageId) });

  const change = (changes: Partial<OrderParams>) => {
    const next = { ...addressParams(packageId), ...changes };
    window.history.replaceState(null, '', href(orderPath(next)));
    setKept({ known: address, params: next });
  };
  return { params, change };
}

/** The params of the address itself, which may be a moment ahead of what the router says. */
function addressParams(packageId: number): OrderParams {
  const { pathname, search } = window.location;
  return readOrderPath(pathname, new URLSearchParams(search), packageId);
}
