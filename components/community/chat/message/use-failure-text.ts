import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { codeOf } from '#lib/browser/transport/api-error.ts';
import { reasonOf } from '#lib/browser/transport/failure-reason.ts';

/** What to tell the reader about an action that failed. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('chat.message');
  const errors = useTranslations('errors');
  return useCallback(
    (error) => (reasonOf(error) === 'offline' ? t('offline') : errors(codeOf(error))),
    [t, errors],
  );
}
