'use client';

// Hands the least costs of messages to the islands below that show prices in money. It is a client component because
// the site is known to islands by context.

import type { ReactNode } from 'react';
import type { MessageCosts } from '../../lib/rules/commerce/message-cost.ts';
import { SiteProvider, useSite } from './site-context.island.tsx';

type Props = { costs: MessageCosts['minimum_message_costs']; children: ReactNode };

export function WithMessageCosts({ costs, children }: Props) {
  const site = useSite();
  const prices = { ...site.prices, minimum_message_costs: costs };
  return <SiteProvider site={{ ...site, prices }}>{children}</SiteProvider>;
}
