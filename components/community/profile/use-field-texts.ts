import { useTranslations } from 'next-intl';

/** The text of a field's error. */
export function useFieldTexts(): (error: { message?: string } | undefined) => string | undefined {
  const t = useTranslations('errors.field');
  return (error) => {
    const code = error?.message;
    if (code === undefined) return undefined;
    return t.has(code) ? t(code) : t('invalid');
  };
}
