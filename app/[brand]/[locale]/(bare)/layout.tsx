import type { ReactNode } from 'react';
import { BareLayout } from '#components/layout/bare-layout.tsx';
import { getLayoutProps } from '../get-layout-props.ts';
import { SignedInRuntime } from '../signed-in-runtime.island.tsx';
import { SignupDialog } from '../signup-dialog.tsx';

/** The specification's "empty" layout: no bars, but the entry warning and the signup dialog. */
export default async function EmptyLayout({ children }: { children: ReactNode }) {
  const modals = [<SignupDialog key="signup" />, <SignedInRuntime key="runtime" modals={false} />];
  return (
    <BareLayout {...await getLayoutProps()} modals={modals}>
      {children}
    </BareLayout>
  );
}
