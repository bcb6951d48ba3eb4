'use client';

import { useEffect, useState, useRef } from 'react';
import { useActiveDiscount } from '#lib/browser/commerce/active-discount.ts';
import { releaseBannerSpace, clearBannerSpace } from '#lib/browser/commerce/banner-space.ts';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { useAppPath } from '../../site/use-app-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { lateComponent } from '../../ui/late-component.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './bonus.module.css';
import { type BonusTexts, loadBonusTexts } from './load-bonus-texts.ts';
import { TimeLeft } from './time-left.tsx';
import type { User } from '#lib/contract/identity/accounts.ts';
import {
  bonusModalDelay,
  bonusModalKey,
  showsBonusModal,
  showsWelcomeModal,
  welcomeModalDelay,
} from '#lib/rules/commerce/bonus-modal.ts';
import { dismiss, dismissedAt } from '#lib/rules/platform/dismissal.ts';
import { useQuietMoment } from '../../ui/use-quiet-moment.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';

// Shows the member's active discount in the members area, as a banner and once as a modal. An island because the
// discount belongs to the member.

const loadBonus = () => import('./bonus-modal.tsx').then((file) => file.BonusModal);
const BonusModal = lateComponent(loadBonus);
const loadWelcome = () => import('./welcome-modal.tsx').then((file) => file.WelcomeModal);
const WelcomeModal = lateComponent(loadWelcome);

/** Mounted while the member is in the area; leaving it resets the state. */
export function Bonus() {
  const { locale } = useSite();
  const { user } = useUser();
  const discount = useActiveDiscount();
  const [texts, setTexts] = useState<BonusTexts | null>(null);
  // Without its texts the modal would block others from opening.
  const modal = useModalDue(user, texts && discount, discount?.kind === 'welcome' ? loadWelcome : loadBonus);

  const isWanted = Boolean(discount);
  useEffect(() => {
    // Without its texts the banner is skipped until the next page.
    if (isWanted) loadLater(() => loadBonusTexts(locale)).then(setTexts, () => undefined);
  }, [isWanted, locale]);
  useBannerSpace(discount === null);

  if (!discount || !texts) return null;
  const FirstPurchaseModal = discount.kind === 'welcome' ? WelcomeModal : BonusModal;
  return (
    <>
      <BonusBanner discount={discount} texts={texts} locale={locale} />
      {modal.isOpen && (
        <FirstPurchaseModal discount={discount} texts={texts} locale={locale} onClose={modal.close} />
      )}
    </>
  );
}

/** Releases the banner's room once it is gone: at once for later pages, on this one with the next navigation. */
export function useBannerSpace(isGone: boolean): void {
  const path = useAppPath();
  const gone = useRef(isGone);
  useEffect(() => {
    gone.current = isGone;
    if (isGone) clearBannerSpace();
  }, [isGone]);
  useEffect(
    () => () => {
      if (gone.current) releaseBannerSpace();
    },
    [path],
  );
}

type BonusBannerProps = { discount: DiscountCode; texts: BonusTexts; locale: Locale };

/** A one-line banner with the discount and its end, which links to the bundles. */
export function BonusBanner({ discount, texts, locale }: BonusBannerProps) {
  return (
    <section className={styles.banner} aria-label={texts.label}>
      <div className={`container-xl ${styles.line}`}>
        <Icon name={discount.kind === 'time_bonus' ? 'clock' : 'gift'} />
        <SiteLink href="/credits" className={`stretched-link ${styles.offer}`}>
          {fill(texts.offer, { percent: discount.value_percentage })}
        </SiteLink>
        <TimeLeft discount={discount} texts={texts} locale={locale} short className={styles.remaining} />
        <Icon name="chevron-right" />
      </div>
    </section>
  );
}

/**
 * Whether to open the discount's modal: for the time bonus 40 seconds after arrival, for the welcome earlier; `close`
 * stores the flag that hides it permanently.
 */
function useModalDue(
  user: User | null | undefined,
  discount: DiscountCode | null | undefined,
  load: () => Promise<unknown>,
) {
  const isSettled = usePassed(welcomeModalDelay);
  const isLate = usePassed(bonusModalDelay);
  const [isClosed, setClosed] = useState(false);

  const key = user && discount ? bonusModalKey(discount.kind, user.id) : null;
  const kind = discount?.kind ?? null;
  const isWanted = !isClosed && key !== null && isDue(dismissedAt(key, browserStorage));
  function isDue(closedAt: number | null): boolean {
    if (kind === 'welcome') return isSettled && showsWelcomeModal({ kind, dismissedAt: closedAt });
    return isLate && showsBonusModal({ kind, credits: user?.credits ?? 0, dismissedAt: closedAt });
  }

  const isOpen = useQuietMoment(isWanted, load);
  const close = () => {
    if (key) dismiss(key, browserStorage, Date.now());
    setClosed(true);
  };
  return { isOpen, close };
}

/** Whether `delay` milliseconds have passed since arrival. */
function usePassed(delay: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isOver;
}
