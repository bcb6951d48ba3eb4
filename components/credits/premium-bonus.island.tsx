'use client';

// Shows the member's active discount with its true deadline. It is an island because it belongs to the signed-in
// member and counts down each second.

import { useEffect, useState } from 'react';
import { useCall, useTimeBonus, useUser } from '../../lib/api/hooks.ts';
import type { DiscountCode } from '../../lib/contract/discounts.ts';
import { fill } from '../../lib/i18n/fill.ts';
import { countdown, secondsUntil } from '../../lib/rules/countdown.ts';
import styles from './credits.module.css';

/** `title` carries `{percent}`, `until` `{countdown}`, `code` `{code}`. */
type Words = Record<'title' | 'until' | 'always' | 'code' | 'isPremium', string>;

export function PremiumBonus({ words }: { words: Words }) {
  const { user } = useUser();
  const isFree = user ? !user.paid_user : false;
  const { data: bonus } = useTimeBonus(isFree);
  // Section 4: the active discount is the time bonus if present, otherwise the welcome code; its errors are ignored.
  const wantsWelcome = isFree && bonus !== undefined && !bonus.isVisible;
  const { data: welcome } = useCall('GET /api/discountcode.php', wantsWelcome ? { welcome: 'true' } : null);

  if (user?.paid_user) return <p className="alert alert-success">{words.isPremium}</p>;
  const discount = bonus?.isVisible ? bonus.discountcode : welcome?.discountcode;
  if (!discount || discount.expired || discount.status !== 'active') return null;
  return <ActiveDiscount discount={discount} words={words} />;
}

function ActiveDiscount({ discount, words }: { discount: DiscountCode; words: Words }) {
  const { value_percentage: percent, code, expires } = discount;
  const left = useSecondsUntil(expires);
  if (left === 0) return null;
  return (
    <div className={`vk-banner ${styles.bonus}`}>
      <span>
        <strong>{fill(words.title, { percent })}</strong>
        <br />
        {fill(words.code, { code })}
      </span>
      {left === null ? (
        <span>{words.always}</span>
      ) : (
        <span className={styles.countdown} role="timer">
          {fill(words.until, { countdown: countdown(left) })}
        </span>
      )}
    </div>
  );
}

/** Whole seconds to a moment, ticking; null where there is none. */
function useSecondsUntil(moment: string | null): number | null {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (moment === null) return;
    const timer = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : secondsUntil(moment, now);
}
