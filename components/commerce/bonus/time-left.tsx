import { useSecondsLeft } from '#lib/browser/commerce/active-discount.ts';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { timeLeft } from '#lib/rules/platform/time-left.ts';
import type { BonusTexts } from './load-bonus-texts.ts';
import { useMoment } from '../../ui/use-moment.ts';

type TimeLeftProps = {
  discount: DiscountCode;
  texts: BonusTexts;
  locale: Locale;
  /** Omits the time of day where room is limited. */
  short?: boolean;
  className?: string;
};

/** The time left for a discount: a countdown for hours, a date for days; nothing without an end. */
export function TimeLeft({ discount, texts, locale, short, className }: TimeLeftProps) {
  const secondsLeft = useSecondsLeft(discount);
  const until = useMoment({ dateStyle: 'medium', ...(short ? {} : { timeStyle: 'short' }) });
  if (secondsLeft === null || discount.expires === null) return null;
  if (discount.kind !== 'time_bonus') {
    return <span className={className}>{fill(texts.until, { date: until(discount.expires) })}</span>;
  }
  // Screen readers read a timer on demand, and its ticks are not announced.
  return (
    <span role="timer" className={className}>
      {fill(texts.left, { countdown: timeLeft(secondsLeft, locale) })}
    </span>
  );
}
