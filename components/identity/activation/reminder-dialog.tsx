import { useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.island.tsx';
import { ChangeAddress } from './change-address.tsx';
import { ResendButton, ResendStatus } from './resend-mail.tsx';
import type { ResendMail } from './use-resend.ts';

type ReminderDialogProps = {
  activation: ActivationTexts;
  errors: ErrorTexts;
  email: string;
  resend: ResendMail;
  startsWithChange: boolean;
  onClose: () => void;
};

/** The reminder as a dialog: the mail's address, and what to do if it has not arrived. */
export function ReminderDialog({
  activation: { mail, reminder },
  errors,
  email,
  resend,
  startsWithChange,
  onClose,
}: ReminderDialogProps) {
  const [isChanging, setIsChanging] = useState(startsWithChange);
  const stopChanging = () => (startsWithChange ? onClose() : setIsChanging(false));
  const changed = () => {
    resend.showChanged();
    stopChanging();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={reminder.title}
      closeLabel={reminder.close}
      footer={
        isChanging ? undefined : (
          <Button className="w-100" onClick={onClose}>
            {reminder.go}
          </Button>
        )
      }
    >
      {isChanging ? (
        <ChangeAddress
          texts={mail}
          errors={errors}
          send={resend.send}
          onDone={changed}
          onCancel={stopChanging}
        />
      ) : (
        <>
          <p className="text-break">{fill(reminder.dialog, { email })}</p>
          <p>{mail.spam}</p>
          <ResendStatus result={resend.result} />
          <ResendButton texts={mail} resend={resend} className="w-100" />
          <Button variant="quiet" className="w-100 mt-1" onClick={() => setIsChanging(true)}>
            {mail.change}
          </Button>
        </>
      )}
    </Modal>
  );
}
