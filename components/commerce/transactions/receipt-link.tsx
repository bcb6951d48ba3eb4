import { useTranslations } from 'next-intl';

/** The receipt of a completed payment, as a file. */
export function ReceiptLink({ token, number }: { token: string; number: string }) {
  const t = useTranslations('transactions');
  return (
    <a
      className="btn btn-quiet btn-sm"
      href={`/api/receipt.php?token=${token}`}
      download
      data-prevent-progress
    >
      <span>{t('receipt')}</span>
      <span className="visually-hidden">{`: ${number}`}</span>
    </a>
  );
}
