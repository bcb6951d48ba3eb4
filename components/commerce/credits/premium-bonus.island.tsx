'use client';

// Shows the member's active discount with its true deadline. It is an island because it belongs to the signed-in
// member and counts down each second.

import { useActiveDiscount, useSecondsLeft } from '#lib/browser/commerce/active-discount.ts';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { fill } from '#lib/i18n/fill.ts';
import { timeLeft } from '#lib/rules/platform/time-left.ts';
import { useSite } from '../../site/site-context.island.tsx';
import styles from './credits.module.css';

/** `title` carries `{percent}`, `until` `{countdown}`, `code` `{code}`. */
type Words = Record<'title' | 'until' | 'always' | 'code', string>;

export function PremiumBonus({ words }: { words: Words }) {
  const discount = useActiveDiscount();
  if (!discount) return null;
  return <ActiveDiscount discount={discount} words={words} />;
}

function ActiveDiscount({ discount, words }: { discount: DiscountCode; words: Words }) {
  const { value_percentage: percent, code } = discount;
  const { locale } = useSite();
  const left = useSecondsLeft(discount);
  return (
    <div className={`vk-banner ${styles.bonus}`}>
      <span>
        <strong>{fill(words.title, { percent })}</strong>
        <br />
        <span>{fill(words.code, { code })}</span>
      </span>
      {left === null ? (
        <span>{words.always}</span>
      ) : (
        <span className={styles.countdown} role="timer">
          {fill(words.until, { countdown: timeLeft(left, locale) })}
        </span>
      )}
    </div>
  );
}
