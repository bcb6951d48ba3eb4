import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type Props = {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** The changes are discarded. */
  onDiscard: () => void;
};

/** Confirms leaving the page with unsaved changes: by a dialog for links of this site, else by the browser. */
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
      // Runs before the router and the loading bar.
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

/** Target of a plain click on a link to another page of this site; null otherwise. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin || (url.pathname === pathname && url.search === search)) return null;
  return url.pathname + url.search + url.hash;
}
