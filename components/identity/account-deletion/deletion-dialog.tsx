import { useState, useEffect } from 'react';
import { askForGoodbye } from '#lib/browser/identity/account-deletion.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import type { DeletionReason } from '#lib/contract/identity/deletion-reasons.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.ts';
import { usePressedTexts } from '../../ui/use-late-texts.ts';
import { useMoment } from '../../ui/use-moment.ts';
import { ConfirmStep } from './confirm-step.tsx';
import styles from './account-deletion.module.css';
import { ReasonsStep } from './reasons-step.tsx';
import { StepFrame } from './step-frame.tsx';

type DeletionDialogProps = { errors: ErrorTexts; user: User; onClose: () => void };

/** Reasons, one screen of offers, the password; the last is one press away from the others. */
export function DeletionDialog({ errors, user, onClose }: DeletionDialogProps) {
  const texts = usePressedTexts(loadTexts, onClose);
  const [step, setStep] = useState<'reasons' | 'offers' | 'confirm'>('reasons');
  const [reason, setReason] = useState<DeletionReason | null>(null);
  const toEnd = () => setStep('confirm');
  if (!texts) return null;
  switch (step) {
    case 'reasons':
      return (
        <ReasonsStep
          texts={texts}
          reason={reason}
          onReason={setReason}
          onNext={() => setStep('offers')}
          onDelete={toEnd}
          onClose={onClose}
        />
      );
    case 'offers':
      return <OffersStep texts={texts} user={user} onDelete={toEnd} onClose={onClose} />;
    case 'confirm':
      return <ConfirmStep texts={texts} errors={errors} reason={reason} onClose={onClose} />;
  }
}

const loadTexts = (locale: Locale) =>
  import(`@texts/${locale}/accountDeletion.json`).then(
    (file: { default: Texts['accountDeletion'] }) => file.default,
  );

type OffersStepProps = {
  texts: Texts['accountDeletion'];
  user: User;
  onDelete: () => void;
  onClose: () => void;
};

/** Reasons to stay, on one screen, shown once. */
function OffersStep({ texts, user, onDelete, onClose }: OffersStepProps) {
  const { offers } = texts;
  return (
    <StepFrame
      texts={texts}
      title={offers.title}
      other={{ text: offers.stay, onPress: onClose }}
      out={{ text: texts.now, onPress: onDelete }}
      onClose={onClose}
    >
      <ul className={styles.offers}>
        {user.status === 'active' ? <DiscountOffer texts={offers} user={user} /> : null}
        <li>
          <h3>{offers.mails}</h3>
          <p>{offers.mailsText}</p>
          <ButtonLink href="/notifications" variant="quiet" size="sm">
            {offers.mailsOpen}
          </ButtonLink>
        </li>
        <HideOffer texts={offers} />
      </ul>
    </StepFrame>
  );
}

type DiscountOfferProps = { texts: Texts['accountDeletion']['offers']; user: User };

/** The company's discount for leaving members, if any; loading it blocks nothing. */
function DiscountOffer({ texts, user }: DiscountOfferProps) {
  const minute = useMoment({ dateStyle: 'long', timeStyle: 'short' });
  const [discount, setDiscount] = useState<DiscountCode | null>(null);
  useEffect(() => {
    let isShown = true;
    askForGoodbye().then(
      (found) => isShown && setDiscount(found),
      // An offer that fails to load is left out.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (!discount?.expires) return null;
  const date = minute(discount.expires);
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

/** Offers to hide the member instead; reversible in the settings. */
function HideOffer({ texts }: { texts: Texts['accountDeletion']['offers'] }) {
  const { errorTexts } = useSite();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const hide = async () => {
    setState('busy');
    try {
      await callApi('PUT /api/visibility.php', {
        body: { show_age: false, show_town: false, show_online: false, indexable: false },
      });
      setState('done');
      void refresh([{ name: 'GET /api/visibility.php' }, { name: 'GET /api/user.php' }]);
    } catch {
      setState('open');
      notify({ kind: 'error', text: errorTexts.text });
    }
  };
  return (
    <li>
      <h3>{texts.hide}</h3>
      <p>{texts.hideText}</p>
      <div role="status">
        {state === 'done' ? (
          <p className="mb-0">{texts.hidden}</p>
        ) : (
          <Button variant="quiet" size="sm" busy={state === 'busy'} onClick={() => void hide()}>
            {texts.hideDo}
          </Button>
        )}
      </div>
    </li>
  );
}
