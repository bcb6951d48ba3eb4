import { useTranslations } from 'next-intl';

type Props = { hasOlder: boolean; state: 'idle' | 'loading' | 'failed'; onLoad: () => void };

/** The way to what was said before, above the oldest message shown. */
export function OlderMessages({ hasOlder, state, onLoad }: Props) {
  const t = useTranslations('chat');
  if (!hasOlder) return null;
  return (
    <div className="text-center pt-2">
      {state === 'failed' ? (
        <p className="vk-small vk-muted" role="status">
          {t('olderFailed')}
        </p>
      ) : null}
      <button
        type="button"
        className="btn btn-sm btn-outline"
        onClick={onLoad}
        aria-busy={state === 'loading'}
      >
        {state === 'loading' ? <span className="spinner-border" aria-hidden="true" /> : null}
        {state === 'failed' ? t('retry') : t('older')}
      </button>
    </div>
  );
}
