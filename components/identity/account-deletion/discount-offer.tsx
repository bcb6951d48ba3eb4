import { useEffect, useState } from 'react';
import { askForGoodbye } from '#lib/browser/identity/account-deletion.ts';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import type { User } from '#lib/contract/identity/user.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { dateFormat } from '#lib/contract/formats.ts';

type DiscountOfferProps = { texts: Texts['leaving']['offers']; user: User };

/** The company's discount for who is about to leave, where there is one; nothing waits for it. */
export function DiscountOffer({ texts, user }: DiscountOfferProps) {
  const { locale } = useSite();
  const [discount, setDiscount] = useState<DiscountCode | null>(null);
  useEffect(() => {
    let isShown = true;
    askForGoodbye().then(
      (found) => isShown && setDiscount(found),
      // An offer that could not be loaded is one that is not made.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (!discount?.expires) return null;
  const date = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(discount.expires),
  );
  return (
    <li>
      <h3>{fill(texts.discount, { percent: discount.value_percentage })}</h3>
      <p>{fill(texts.discountText, { code: discount.code, date })}</p>
      <ButtonLink href={user.paid_user ? '/credits' : '/premium'} variant="quiet" size="sm">
        {texts.discountUse}
      </ButtonLink>
    </li>
  );
}
