import { useLocale, useTranslations } from 'next-intl';
import { labelled } from '#lib/contract/labelled.ts';

/** Downloads the receipt of a completed payment. */
export function ReceiptLink({ token, number }: { token: string; number: string }) {
  const t = useTranslations('transactions');
  return (
    <a
      className="btn btn-quiet btn-sm"
      href={`/api/receipt.php?token=${token}`}
      download
      data-prevent-progress
      aria-label={labelled(useLocale(), t('receipt'), number)}
    >
      {t('receipt')}
    </a>
  );
}
