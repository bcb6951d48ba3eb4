import type { ReactNode } from 'react';
import { LanderLayout } from '#components/layout/lander-layout.tsx';
import { getLayoutProps } from '../get-layout-props.ts';

/** The lander layout: logo bar and footer. */
export default async function CampaignLayout({ children }: { children: ReactNode }) {
  return <LanderLayout {...await getLayoutProps()}>{children}</LanderLayout>;
}
