import { useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconState } from '../../ui/state.tsx';
import { ChangeAddress } from './change-address.tsx';
import { ResendButton, ResendStatus } from './resend-mail.tsx';
import { useResendMail } from './use-resend.ts';

type MailStepProps = {
  texts: ActivationTexts['mail'];
  errors: ErrorTexts;
  email: string;
  /** The last mail bounced. */
  bounced: boolean;
  next: string;
};

/** The address of the activation mail, which can be resent, also to another address. */
export function MailStep({ texts, errors, email, bounced, next }: MailStepProps) {
  const resend = useResendMail(texts, errors, true);
  const [isChanging, setIsChanging] = useState(false);
  const changed = () => {
    setIsChanging(false);
    resend.showChanged();
  };

  return (
    <IconState icon="envelope">
      <h1 className="h2">{texts.title}</h1>
      <p>
        {texts.sentTo}
        <br />
        <strong className="text-break text-body">{email}</strong>
      </p>
      {bounced ? (
        <p className="alert alert-warning text-start text-body" role="alert">
          {texts.bounced}
        </p>
      ) : (
        <>
          <p>{texts.text}</p>
          <p>{texts.spam}</p>
        </>
      )}
      <ResendStatus result={resend.result} />
      {isChanging ? (
        <ChangeAddress
          texts={texts}
          errors={errors}
          send={resend.send}
          onDone={changed}
          onCancel={() => setIsChanging(false)}
        />
      ) : (
        <>
          <ButtonLink href={next} size="lg" className="w-100">
            {texts.go}
          </ButtonLink>
          <ResendButton texts={texts} resend={resend} className="w-100 mt-1" />
          <Button variant="quiet" className="w-100 mt-1" onClick={() => setIsChanging(true)}>
            {texts.change}
          </Button>
        </>
      )}
    </IconState>
  );
}
