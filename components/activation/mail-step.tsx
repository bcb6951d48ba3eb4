import { useState } from 'react';
import { errorText, type ErrorTexts } from '../../lib/api/error-text.ts';
import { fill } from '../../lib/i18n/fill.ts';
import type { ActivationTexts } from '../../lib/i18n/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ChangeAddress } from './change-address.tsx';
import { useResend } from './use-resend.ts';

type MailStepProps = { texts: ActivationTexts['mail']; errors: ErrorTexts; email: string; next: string };

/** Says to which address the activation mail went; it can be sent again, and to another address. */
export function MailStep({ texts, errors, email, next }: MailStepProps) {
  const { wait, send } = useResend({ justSent: true });
  const [isChanging, setIsChanging] = useState(false);
  const [said, setSaid] = useState<{ text: string; failed: boolean } | null>(null);

  const sendAgain = async () => {
    try {
      await send();
      setSaid({ text: texts.sent, failed: false });
    } catch (error) {
      setSaid({ text: errorText(error, errors), failed: true });
    }
  };
  const changed = () => {
    setIsChanging(false);
    setSaid({ text: texts.changed, failed: false });
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
      <p>{texts.text}</p>
      <p>{texts.spam}</p>
      <div role={said?.failed ? 'alert' : 'status'}>
        {said && <p className={said.failed ? 'text-danger' : 'text-success'}>{said.text}</p>}
      </div>
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
