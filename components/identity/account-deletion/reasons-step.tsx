import { deletionReasons, type DeletionReason } from '#lib/contract/identity/deletion-reasons.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import styles from './account-deletion.module.css';
import { StepFrame } from './step-frame.tsx';

type ReasonsStepProps = {
  texts: Texts['accountDeletion'];
  reason: DeletionReason | null;
  onReason: (reason: DeletionReason) => void;
  onNext: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** Asks for an optional reason for leaving. */
export function ReasonsStep({ texts, reason, onReason, ...on }: ReasonsStepProps) {
  const { reasons } = texts;
  return (
    <StepFrame
      texts={texts}
      title={reasons.title}
      other={{ text: reasons.next, onPress: on.onNext }}
      out={{ text: texts.now, onPress: on.onDelete }}
      onClose={on.onClose}
    >
      <fieldset className={styles.reasons}>
        <legend>{reasons.text}</legend>
        {deletionReasons.map((each) => (
          <div key={each} className="form-check">
            <input
              id={`account-deletion-${each}`}
              type="radio"
              name="reason"
              className="form-check-input"
              checked={reason === each}
              onChange={() => onReason(each)}
            />
            <label className="form-check-label" htmlFor={`account-deletion-${each}`}>
              {reasons.items[each]}
            </label>
          </div>
        ))}
      </fieldset>
    </StepFrame>
  );
}
