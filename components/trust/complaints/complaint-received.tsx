import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useMinute } from '../../ui/use-moment.ts';
import { IconState } from '../../ui/state.tsx';
import { useScreenTop } from '../../ui/use-screen-top.ts';
import styles from './complaint.module.css';

export type Received = {
  receipt: string;
  /** ISO timestamp. */
  at: string;
  email: string;
};

type ComplaintReceivedProps = {
  texts: Texts['complaints']['received'];
  received: Received;
  onRetry: () => void;
};

/** The receipt: number, date and time, and the confirmation's address. */
export function ComplaintReceived({ texts, received, onRetry }: ComplaintReceivedProps) {
  const title = useScreenTop();
  const date = useMinute()(received.at);
  return (
    <IconState icon="check2">
      <h2 ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>
        {texts.number}
        <br />
        <strong className={`text-body ${styles.number}`}>{received.receipt}</strong>
      </p>
      <p>{fill(texts.at, { date })}</p>
      <p>{fill(texts.text, { email: received.email })}</p>
      <Button variant="outline" onClick={onRetry}>
        {texts.another}
      </Button>
    </IconState>
  );
}
