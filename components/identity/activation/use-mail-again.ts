import { useState } from 'react';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { useResend } from './use-resend.ts';

export type ResendResult = { text: string; failed: boolean };

/** Resends the activation mail, with the result as text. */
export function useMailAgain(
  texts: ActivationTexts['mail'],
  errors: ErrorTexts,
  options?: { justSent: boolean },
) {
  const { wait, send } = useResend(options);
  const [result, setResult] = useState<ResendResult | null>(null);
  const sendAgain = async () => {
    try {
      await send();
      setResult({ text: texts.sent, failed: false });
    } catch (error) {
      setResult({ text: errorText(error, errors), failed: true });
    }
  };
  /** The mail went to a new address. */
  const showChanged = () => setResult({ text: texts.changed, failed: false });
  return { wait, send, result, sendAgain, showChanged };
}
