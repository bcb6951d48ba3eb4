import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type Props = {
  /** Whether something would be lost. */
  isDirty: boolean;
  /** The changes are given up. */
  onDiscard: () => void;
};

/** Asks before the page is left with changes in it: by a link of this site in words, else by the browser. */
export function LeaveGuard({ isDirty, onDiscard }: Props) {
  const t = useTranslations('ownProfile.leave');
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const address = addressOf(event);
      if (!address) return;
      // Before the router and the loading bar hear of it.
      event.preventDefault();
      event.stopImmediatePropagation();
      setTarget(address);
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', ask, { capture: true });
    };
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={target !== null}
      title={t('title')}
      text={t('text')}
      yes={t('yes')}
      no={t('no')}
      onNo={() => setTarget(null)}
      onYes={() => {
        const address = target;
        setTarget(null);
        onDiscard();
        if (address) router.push(address);
      }}
    />
  );
}

/** Where a plain press on a link of this site leads, other than to a place on this page; null for all else. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin || (url.pathname === pathname && url.search === search)) return null;
  return url.pathname + url.search + url.hash;
}
