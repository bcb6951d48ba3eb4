import { useLocale, useTranslations } from 'next-intl';
import type { LedgerEntry } from '#lib/contract/commerce/credits.ts';
import { SiteLink } from '../../ui/link.tsx';
import styles from './credits.module.css';
import { dateFormat, numberFormat } from '#lib/contract/formats.ts';

/** One line of the statement: when, what for with its payment, by how much, and what was left. */
export function StatementRow({ entry }: { entry: LedgerEntry }) {
  const t = useTranslations('credits');
  const locale = useLocale();
  const { delta, reason, member, payment_id: payment } = entry;
  const when = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const signed = numberFormat(locale, { signDisplay: 'exceptZero' });
  const what =
    member && (reason === 'message' || reason === 'gift' || reason === 'image')
      ? t(`reasons.${reason}To`, { name: member })
      : t(`reasons.${reason}`);
  return (
    <tr>
      <td className={styles.when}>
        <time dateTime={entry.created_at}>{when.format(new Date(entry.created_at))}</time>
      </td>
      <td>{payment === null ? what : <SiteLink href={`/transactions/${payment}`}>{what}</SiteLink>}</td>
      <td className={`${styles.figure} ${delta > 0 ? 'text-success' : ''}`}>{signed.format(delta)}</td>
      <td className={styles.figure} data-label={t('after')}>
        {numberFormat(locale).format(entry.balance)}
      </td>
    </tr>
  );
}
