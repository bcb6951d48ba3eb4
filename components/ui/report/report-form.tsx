import { useState, type FormEvent, type ReactNode } from 'react';
import { type ErrorTexts, errorText, fieldText } from '#lib/browser/transport/error-text.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { usePressedTexts } from '../use-late-texts.ts';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { trimText } from '#lib/contract/community/visible-text.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { reportReasons, type ReportReason } from '#lib/contract/vocabulary.ts';
import { Button } from '../button.tsx';
import { Field, FieldError as ReasonError } from '../field.tsx';
import { Modal } from '../modal.island.tsx';
import styles from './report.module.css';
import { blockMember } from '#lib/browser/community/block.ts';
import { useRelation, useUser } from '#lib/browser/transport/hooks.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import { fill } from '#lib/i18n/fill.ts';
import { useMinute } from '../use-moment.ts';

export type ReportTexts = Texts['report'] & { errors: ErrorTexts };

/** The texts of a report; null until loaded. */
export function useReportTexts(onFailed: () => void): ReportTexts | null {
  return usePressedTexts(loadReportTexts, onFailed);
}

async function loadReportTexts(locale: Locale): Promise<ReportTexts> {
  const [report, errors] = await Promise.all([
    import(`@texts/${locale}/report.json`) as Promise<{ default: Texts['report'] }>,
    import(`@texts/${locale}/errors.json`) as Promise<{ default: ErrorTexts }>,
  ]);
  return { ...report.default, errors: errors.default };
}

type Props = {
  /** The reported member. */
  profile: Pick<MemberTile, 'id' | 'name'>;
  texts: ReportTexts;
  title: string;
  intro: string;
  /** Preselected reason. */
  firstReason?: ReportReason | null;
  /** Further fields. */
  children?: ReactNode;
  /** Sends the report; rejects with the call's error. */
  send: (reason: ReportReason, text: string) => Promise<Received>;
  onClose: () => void;
};

type Wrong = { reason?: FieldError; text?: FieldError; failure?: string };

const maxTextLength = 2000;

/** Asks for the reason and description of a report, then shows the receipt and offers to block. */
export function ReportForm(props: Props) {
  const { profile, texts, title, intro, firstReason = null, children, send, onClose } = props;
  const [reason, setReason] = useState(firstReason);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const [received, setReceived] = useState<Received | null>(null);

  if (received)
    return <ReportReceived profile={profile} received={received} texts={texts} onClose={onClose} />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setWrong({ reason: 'required' });
    if (reason === 'other' && !trimText(text)) return setWrong({ text: 'required' });
    setWrong({});
    setBusy(true);
    try {
      setReceived(await send(reason, trimText(text)));
    } catch (cause) {
      const field = cause instanceof ApiError ? cause.data.fields?.text : undefined;
      setWrong(field ? { text: field } : { failure: errorText(cause, texts.errors) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal open onClose={onClose} title={title} closeLabel={texts.close} closable={!busy}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <p className="vk-muted">{intro}</p>
        <fieldset className="vk-field" aria-describedby={wrong.reason && 'report-reason-error'}>
          <legend className="form-label">{texts.reason}</legend>
          {reportReasons.map((each) => (
            <label key={each} className="form-check">
              <input
                type="radio"
                name="report-reason"
                className="form-check-input"
                checked={reason === each}
                onChange={() => {
                  setReason(each);
                  setWrong({});
                }}
              />
              <span>{texts.reasons[each]}</span>
            </label>
          ))}
          <ReasonError id="report-reason" error={fieldText(wrong.reason, texts.errors)} />
        </fieldset>
        {children}
        <Field
          id="report-text"
          label={reason === 'other' ? texts.textNeeded : texts.text}
          hint={texts.textHint}
          error={fieldText(wrong.text, texts.errors)}
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={maxTextLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {wrong.failure ? (
          <div className="alert alert-danger" role="alert">
            <span>{wrong.failure}</span>
          </div>
        ) : null}
        <div className={styles.buttons}>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {texts.send}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type Received = CallResponse<'POST /api/report.php'>;

type ReportReceivedProps = {
  profile: Pick<MemberTile, 'id' | 'name'>;
  received: Received;
  texts: ReportTexts;
  onClose: () => void;
};

/** A report's receipt: number, date and time, the mail's address, and an offer to block. */
function ReportReceived({ profile: { id, name }, received, texts, onClose }: ReportReceivedProps) {
  const { user } = useUser();
  const { data: relation } = useRelation(id);
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const date = useMinute()(received.received_at);
  const block = async () => {
    setState('busy');
    try {
      await blockMember(id);
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <Modal open onClose={onClose} title={texts.received.title} closeLabel={texts.close}>
      <p>{texts.received.text}</p>
      <p className={styles.receipt}>
        {texts.received.number}
        <strong>{received.receipt}</strong>
        <span className="vk-muted">{fill(texts.received.at, { date })}</span>
      </p>
      {user ? <p className="vk-muted">{fill(texts.received.mail, { email: user.email })}</p> : null}
      {relation && !relation.blocked ? <p>{fill(texts.received.block, { name })}</p> : null}
      {state === 'failed' ? (
        <div className="alert alert-danger" role="alert">
          <span>{texts.received.blockFailed}</span>
        </div>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onClose}>
          {texts.received.done}
        </Button>
        {relation && !relation.blocked ? (
          <Button variant="danger" busy={state === 'busy'} onClick={() => void block()}>
            {fill(texts.received.blockNow, { name })}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}
