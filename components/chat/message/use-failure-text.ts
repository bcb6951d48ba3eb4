import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { codeOf } from '../../../lib/api/api-error.ts';
import { reasonOf } from '../../../lib/api/failure-reason.ts';

/** What to tell the reader about a deed that failed. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('chat.message');
  const errors = useTranslations('errors');
  return useCallback(
    (error) => (reasonOf(error) === 'offline' ? t('offline') : errors(codeOf(error))),
    [t, errors],
  );
}
