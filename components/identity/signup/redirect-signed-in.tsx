import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import type { User } from '#lib/contract/identity/accounts.ts';

/** Redirects signed-in members from pages for visitors; its code loads for members only. */
export function RedirectSignedIn({ to }: { to: (user: User) => string }) {
  const router = useRouter();
  const { user } = useUser();
  const next = user && to(user);
  useEffect(() => {
    if (next) router.replace(next);
  }, [next, router]);
  return null;
}
