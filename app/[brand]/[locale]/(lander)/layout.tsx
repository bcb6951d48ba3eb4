import type { ReactNode } from 'react';
import { LanderLayout } from '#components/layout/lander-layout.tsx';
import { readChrome } from '../read-chrome.ts';

/** The lander layout: logo bar and footer. */
export default async function CampaignLayout({ children }: { children: ReactNode }) {
  return <LanderLayout {...await readChrome()}>{children}</LanderLayout>;
}
