import { useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { DeletionReason } from '#lib/contract/identity/deletion-reasons.ts';
import type { User } from '#lib/contract/identity/user.ts';
import type { LeavingTexts } from '#lib/i18n/text-parts.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { OffersStep } from './offers-step.tsx';
import { ReasonsStep } from './reasons-step.tsx';

type LeavingDialogProps = { texts: LeavingTexts; errors: ErrorTexts; user: User; onClose: () => void };

/** Reasons, one screen of offers, the password; from each of the first two the last is one press away. */
export function LeavingDialog({ texts, errors, user, onClose }: LeavingDialogProps) {
  const [step, setStep] = useState<'reasons' | 'offers' | 'confirm'>('reasons');
  const [reason, setReason] = useState<DeletionReason | null>(null);
  const toEnd = () => setStep('confirm');
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
