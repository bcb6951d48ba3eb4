import type { ReactNode } from 'react';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.island.tsx';
import styles from './account-deletion.module.css';

type Choice = {
  text: string;
  onPress?: () => void;
  /** Id of the form that the button submits. */
  form?: string;
  busy?: boolean;
};

type StepFrameProps = {
  texts: Texts['accountDeletion'];
  title: string;
  /** Next or back, and exit: two equal buttons on every step. */
  other: Choice;
  out: Choice;
  onClose: () => void;
  children: ReactNode;
};

/** A step of the account deletion. */
export function StepFrame({ texts, title, other, out, onClose, children }: StepFrameProps) {
  const isBusy = Boolean(other.busy || out.busy);
  return (
    <Modal
      open
      title={title}
      closeLabel={texts.close}
      className={styles.dialog}
      closable={!isBusy}
      onClose={onClose}
      footer={
        <div className={styles.pair}>
          <ChoiceButton {...other} disabled={isBusy} />
          <ChoiceButton {...out} disabled={isBusy} />
        </div>
      }
    >
      {children}
    </Modal>
  );
}

function ChoiceButton({ text, onPress, form, busy = false, disabled }: Choice & { disabled: boolean }) {
  return (
    <Button
      variant="outline"
      type={form ? 'submit' : 'button'}
      form={form}
      busy={busy}
      disabled={disabled}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}
