'use client';

// Provides the minimum costs of messages to the islands below that show prices in money. A client component because of
// context.

import type { ReactNode } from 'react';
import type { MessageCosts } from '../../lib/rules/commerce/message-cost.ts';
import { SiteProvider, useSite } from './site-context.island.tsx';

type Props = { costs: MessageCosts['minimum_message_costs']; children: ReactNode };

export function WithMessageCosts({ costs, children }: Props) {
  const site = useSite();
  const prices = { ...site.prices, minimum_message_costs: costs };
  return <SiteProvider site={{ ...site, prices }}>{children}</SiteProvider>;
}
