import { useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChangeAddress } from './change-address.tsx';
import { ResendStatus } from './resend-status.tsx';
import { useMailAgain } from './use-mail-again.ts';

type MailStepProps = {
  texts: ActivationTexts['mail'];
  errors: ErrorTexts;
  email: string;
  /** The last mail bounced. */
  bounced: boolean;
  next: string;
};

const fresh = { justSent: true };

/** The address of the activation mail, which can be resent, also to another address. */
export function MailStep({ texts, errors, email, bounced, next }: MailStepProps) {
  const { wait, send, result, sendAgain, showChanged } = useMailAgain(texts, errors, fresh);
  const [isChanging, setIsChanging] = useState(false);
  const changed = () => {
    setIsChanging(false);
    showChanged();
  };

  return (
    <section className="vk-state">
      <span className="vk-state-icon">
        <Icon name="envelope" />
      </span>
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
      <ResendStatus result={result} />
      {isChanging ? (
        <ChangeAddress
          texts={texts}
          errors={errors}
          send={send}
          onDone={changed}
          onCancel={() => setIsChanging(false)}
        />
      ) : (
        <>
          <ButtonLink href={next} size="lg" className="w-100">
            {texts.go}
          </ButtonLink>
          <Button
            variant="outline"
            className="w-100 mt-1"
            disabled={wait > 0}
            onClick={() => void sendAgain()}
          >
            {wait > 0 ? fill(texts.againIn, { seconds: wait }) : texts.again}
          </Button>
          <Button variant="quiet" className="w-100 mt-1" onClick={() => setIsChanging(true)}>
            {texts.change}
          </Button>
        </>
      )}
    </section>
  );
}
