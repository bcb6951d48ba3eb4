import { useState } from 'react';
import { fill } from '#lib/i18n/fill.ts';
import { AlertLine } from '../../ui/alert-line.tsx';
import { AlertRow } from '../../ui/alert-row.tsx';
import { Button } from '../../ui/button.tsx';
import { useQuietMoment } from '../../ui/use-quiet-moment.ts';
import type { ReminderTexts } from './load-reminder-texts.ts';
import { ReminderDialog } from './reminder-dialog.tsx';
import { ResendButton, ResendStatus } from './resend-mail.tsx';
import { useResendMail } from './use-resend.ts';

type ActivationReminderProps = {
  email: string;
  /** A dialog instead of a strip. */
  asDialog: boolean;
  /** A single line that opens the dialog, on phones. */
  asLine: boolean;
  dismissLabel: string;
  onDismiss: () => void;
  texts: ReminderTexts;
};

/** A reminder of the activation mail, which can be resent, also to another address. */
export function ActivationReminder({
  email,
  asDialog,
  asLine,
  dismissLabel,
  onDismiss,
  texts: { activation, errors },
}: ActivationReminderProps) {
  const { mail, reminder } = activation;
  const resend = useResendMail(mail, errors, asDialog);
  const [isChanging, setIsChanging] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isQuiet = useQuietMoment(asDialog);
  const dialog = (onClose: () => void, startsWithChange: boolean) => (
    <ReminderDialog {...{ activation, errors, email, resend, onClose, startsWithChange }} />
  );
  if (asDialog) return isQuiet && dialog(onDismiss, false);
  const close = { label: dismissLabel, onClose: onDismiss };
  if (asLine)
    return (
      <>
        <AlertLine icon="envelope" close={close}>
          <button type="button" onClick={() => setIsOpen(true)}>
            {reminder.title}
          </button>
        </AlertLine>
        {isOpen && dialog(() => setIsOpen(false), false)}
      </>
    );
  return (
    <>
      <AlertRow
        icon="envelope"
        actions={
          <>
            <ResendButton texts={mail} resend={resend} />
            <Button variant="quiet" onClick={() => setIsChanging(true)}>
              {mail.change}
            </Button>
          </>
        }
        close={close}
      >
        <p className="mb-0 text-break">{fill(reminder.text, { email })}</p>
        {!isChanging && <ResendStatus result={resend.result} className="mb-0" />}
      </AlertRow>
      {isChanging && dialog(() => setIsChanging(false), true)}
    </>
  );
}
