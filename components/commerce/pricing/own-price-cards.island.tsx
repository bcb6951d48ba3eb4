'use client';

// The price list with the signed-in member's discount, which only the browser can fetch.

import type { ComponentProps } from 'react';
import { useActiveDiscount } from '#lib/browser/commerce/active-discount.ts';
import { PriceCards } from './price-cards.tsx';

/** Cards like in the member's shop; full prices without a session and until the discount is known. */
export function OwnPriceCards(props: Omit<ComponentProps<typeof PriceCards>, 'discount'>) {
  return <PriceCards {...props} discount={useActiveDiscount() ?? null} />;
}
