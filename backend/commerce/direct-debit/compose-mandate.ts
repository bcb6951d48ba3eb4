import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import { createHash } from 'node:crypto';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { dateFormat } from '#lib/contract/formats.ts';

export type Mandate = { reference: string; dueOn: string; text: string };

type Agreement = {
  /** Id of the SMS code that will confirm it. The reference derives from it, so it exists before the order. */
  codeId: string;
  creditor: string;
  /** Minor units of EUR. */
  amount: number;
  locale: string;
  /** When the code was sent. */
  sentAt: Date;
};

/** Banking days between the agreement and the debit. */
const noticeDays = 2;

/** The mandate for one debit, exactly as the member agrees to it. */
export function composeMandate({ codeId, creditor, amount, locale, sentAt }: Agreement): Mandate {
  const reference = `V${sentAt.toISOString().slice(2, 10).replaceAll('-', '')}-${toSuffix(codeId)}`;
  const dueOn = bankingDayAfter(sentAt, noticeDays);
  const text = formatServerText(locale, serverTexts(locale, 'payments').mandate, {
    creditor,
    amount: formatMoney(amount, 'EUR', locale),
    date: dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(dueOn),
    reference,
  });
  return { reference, dueOn: dueOn.toISOString().slice(0, 10), text };
}

function toSuffix(codeId: string): string {
  return createHash('sha256').update(codeId).digest('hex').slice(0, 16).toUpperCase();
}

/** Skips Saturdays and Sundays. A public holiday only delays the debit. */
function bankingDayAfter(start: Date, days: number): Date {
  const date = new Date(`${start.toISOString().slice(0, 10)}T00:00:00Z`);
  for (let remaining = days; remaining > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) remaining -= 1;
  }
  return date;
}
