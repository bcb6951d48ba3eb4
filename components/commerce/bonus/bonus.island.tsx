'use client';

// Shows the member's active discount while they are in the members area: as a banner, and once as a modal. It is an
// island because the discount is the signed-in member's own.

import { lazy, Suspense, useEffect, useState } from 'react';
import { useActiveDiscount } from '#lib/browser/commerce/active-discount.ts';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { BonusBanner } from './bonus-banner.tsx';
import { type BonusTexts, loadBonusTexts } from './load-bonus-texts.ts';
import { useBonusRoom } from './use-bonus-room.ts';
import { useModalDue } from './use-modal-due.ts';

const loadBonus = () =>
  loadLater(() => import('./bonus-modal.tsx')).then((file) => ({ default: file.BonusModal }));
const BonusModal = lazy(loadBonus);
const loadWelcome = () =>
  loadLater(() => import('./welcome-modal.tsx')).then((file) => ({ default: file.WelcomeModal }));
const WelcomeModal = lazy(loadWelcome);

/** Mounted as long as the member is in the area; leaving it ends all of this. */
export function Bonus() {
  const { locale } = useSite();
  const { user } = useUser();
  const discount = useActiveDiscount();
  const [texts, setTexts] = useState<BonusTexts | null>(null);
  // Without its words it would hold up what else wants to open.
  const modal = useModalDue(user, texts && discount, discount?.kind === 'welcome' ? loadWelcome : loadBonus);

  const isWanted = Boolean(discount);
  useEffect(() => {
    // Without its words a banner is nothing; it comes with the next page.
    if (isWanted) loadLater(() => loadBonusTexts(locale)).then(setTexts, () => undefined);
  }, [isWanted, locale]);
  useBonusRoom(discount === null);

  if (!discount || !texts) return null;
  const FirstPurchaseModal = discount.kind === 'welcome' ? WelcomeModal : BonusModal;
  return (
    <>
      <BonusBanner discount={discount} texts={texts} locale={locale} />
      {modal.isOpen && (
        <Suspense fallback={null}>
          <FirstPurchaseModal discount={discount} texts={texts} locale={locale} onClose={modal.close} />
        </Suspense>
      )}
    </>
  );
}
