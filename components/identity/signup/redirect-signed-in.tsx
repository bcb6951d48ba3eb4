import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import type { User } from '#lib/contract/identity/user.ts';

/** Leads whoever is logged in away from a page for those who are not; loaded for them alone. */
export function RedirectSignedIn({ to }: { to: (user: User) => string }) {
  const router = useRouter();
  const { user } = useUser();
  const next = user && to(user);
  useEffect(() => {
    if (next) router.replace(next);
  }, [next, router]);
  return null;
}
