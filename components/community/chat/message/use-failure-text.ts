import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { getFailureReason } from '#lib/browser/transport/failure-reason.ts';

/** The text for a failed action. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('chat.message');
  const errors = useTranslations('errors');
  return useCallback(
    (error) => (getFailureReason(error) === 'offline' ? t('offline') : errors(getErrorCode(error))),
    [t, errors],
  );
}
