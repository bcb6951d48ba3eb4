import type { User } from '#lib/contract/identity/user.ts';
import type { LeavingTexts } from '#lib/i18n/text-parts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DiscountOffer } from './discount-offer.tsx';
import { HideOffer } from './hide-offer.tsx';
import styles from './leaving.module.css';
import { StepFrame } from './step-frame.tsx';

type OffersStepProps = { texts: LeavingTexts; user: User; onDelete: () => void; onClose: () => void };

/** What may be a reason to stay, on one screen and never again. */
export function OffersStep({ texts, user, onDelete, onClose }: OffersStepProps) {
  const words = texts.offers;
  return (
    <StepFrame
      texts={texts}
      title={words.title}
      other={{ text: words.stay, onPress: onClose }}
      out={{ text: texts.now, onPress: onDelete }}
      onClose={onClose}
    >
      <ul className={styles.offers}>
        {user.status === 'active' ? <DiscountOffer texts={words} user={user} /> : null}
        <li>
          <h3>{words.mails}</h3>
          <p>{words.mailsText}</p>
          <ButtonLink href="/notifications" variant="quiet" size="sm">
            {words.mailsOpen}
          </ButtonLink>
        </li>
        <HideOffer texts={words} />
      </ul>
    </StepFrame>
  );
}
