'use client';

// The list of prices that everybody sees, at what the signed-in member pays: an island because the discount is theirs.

import type { ComponentProps } from 'react';
import { useActiveDiscount } from '#lib/browser/commerce/active-discount.ts';
import { PriceCards } from './price-cards.tsx';

/** As the cards of the member's own shop; without a session, and until the discount is known, at the full price. */
export function OwnPriceCards(props: Omit<ComponentProps<typeof PriceCards>, 'discount'>) {
  return <PriceCards {...props} discount={useActiveDiscount() ?? null} />;
}
