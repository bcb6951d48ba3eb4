import { fill } from '#lib/i18n/fill.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import type { ResendMail } from './use-resend.ts';

type ResendButtonProps = { texts: ActivationTexts['mail']; resend: ResendMail; className?: string };

/** Resends the mail; during the pause it shows the seconds left. */
export function ResendButton({ texts, resend: { wait, sendAgain }, className }: ResendButtonProps) {
  return (
    <Button variant="outline" className={className} disabled={wait > 0} onClick={() => void sendAgain()}>
      {wait > 0 ? fill(texts.againIn, { seconds: wait }) : texts.again}
    </Button>
  );
}

type ResendStatusProps = Pick<ResendMail, 'result'> & { className?: string };

/** The result of resending a mail. */
export function ResendStatus({ result, className = '' }: ResendStatusProps) {
  return (
    <div role={result?.failed ? 'alert' : 'status'}>
      {result && (
        <p className={`${result.failed ? 'text-danger' : 'text-success'} ${className}`}>{result.text}</p>
      )}
    </div>
  );
}
