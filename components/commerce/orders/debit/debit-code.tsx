import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { useMoment } from '#components/ui/use-moment.ts';
import styles from './debit.module.css';
import type { Sent } from './send-debit-code.ts';

type Props = {
  sent: Sent;
  code: string;
  setCode: (code: string) => void;
  failure: string | null;
  isRequesting: boolean;
  requestCode: () => Promise<void>;
  busy: boolean;
};

/** Seconds between two codes, as an SMS may take that long. */
const pause = 60;

/** Asks for the six digits from the SMS; another code can be sent after a pause. */
export function DebitCode({ sent, code, setCode, failure, isRequesting, requestCode, busy }: Props) {
  const t = useTranslations('directDebit');
  const wait = usePause(sent.sms_id);
  const until = useMoment({ timeStyle: 'short' })(sent.expires_at);
  return (
    <section>
      <p role="status">{t('code.sent', { mobile: sent.mobile, time: until })}</p>
      <Field id="debit-code" label={t('code.label')} error={failure ?? undefined}>
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.digits}`}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            // Pasted codes often contain blanks.
            maxLength={12}
            onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
          />
        )}
      </Field>
      <Button
        variant="outline"
        size="sm"
        className="mb-3"
        disabled={wait > 0 || busy}
        busy={isRequesting}
        onClick={() => void requestCode()}
      >
        {wait > 0 ? t('code.wait', { seconds: wait }) : t('code.again')}
      </Button>
    </section>
  );
}

/** Seconds until another code may be requested; each new code restarts the pause. */
function usePause(codeId: string): number {
  const [remaining, setRemaining] = useState({ codeId, seconds: pause });
  if (remaining.codeId !== codeId) setRemaining({ codeId, seconds: pause });
  useEffect(() => {
    if (remaining.seconds === 0) return;
    const timer = setTimeout(() => setRemaining({ ...remaining, seconds: remaining.seconds - 1 }), 1_000);
    return () => clearTimeout(timer);
  }, [remaining]);
  return remaining.seconds;
}
