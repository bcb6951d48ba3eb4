import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { lateComponent } from '../../ui/late-component.tsx';

const RedirectSignedIn = lateComponent(() =>
  import('./redirect-signed-in.tsx').then((file) => file.RedirectSignedIn),
);

/** Redirects members from a page for visitors, which load nothing for it. */
export function RedirectMembers({ to }: { to: (user: User) => string }) {
  return useSignedIn() && <RedirectSignedIn to={to} />;
}
