import { useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

/** Texts of a member's signup besides the questions; `tooLong` contains `{count}` and `{max}`. */
export type MemberSignupTexts = Pick<
  Texts['memberSignup'],
  'label' | 'hint' | 'next' | 'skip' | 'yours' | 'none' | 'change' | 'write' | 'tooLong' | 'contactData'
>;

type MessageQuestionProps = {
  texts: MemberSignupTexts;
  body: string;
  error: string | undefined;
  /** The cost of sending. */
  costs: ReactNode;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onWrite: (body: string) => void;
  /** Settles when the message was checked. */
  onNext: () => Promise<void>;
};

/** Before the signup's questions: the optional first message. */
export function MessageQuestion(props: MessageQuestionProps) {
  const { texts, body, error, costs, fieldRef, onWrite, onNext } = props;
  const [busy, setBusy] = useState(false);
  const goToNextStep = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await onNext();
    setBusy(false);
  };
  return (
    <form method="post" onSubmit={goToNextStep} noValidate>
      <Field id="signup-message" label={texts.label} hint={texts.hint} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={fieldRef}
            rows={5}
            value={body}
            onChange={(event) => onWrite(event.target.value)}
          />
        )}
      </Field>
      {costs}
      <Button type="submit" size="lg" className="w-100" busy={busy}>
        {body.trim() ? texts.next : texts.skip}
      </Button>
    </form>
  );
}
