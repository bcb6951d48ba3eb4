import { useTranslations } from 'next-intl';
import { notify } from '#components/ui/toast.ts';

/** Puts a text on the clipboard and says whether that worked; plain http has no clipboard. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('chat.message');
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', text: t('copied') });
    } catch {
      notify({ kind: 'error', text: t('copyFailed') });
    }
  };
}
