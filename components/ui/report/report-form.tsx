import { useState, type FormEvent, type ReactNode } from 'react';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { errorText, fieldText } from '#lib/browser/transport/error-text.ts';
import { trimText } from '#lib/contract/community/visible-text.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { reportReasons, type ReportReason } from '#lib/contract/vocabulary.ts';
import { Button } from '../button.tsx';
import { Field, FieldError as ReasonError } from '../field.tsx';
import { Modal } from '../modal.island.tsx';
import { ReportReceived, type Received } from './report-received.tsx';
import styles from './report.module.css';
import type { ReportTexts } from './use-report-texts.ts';

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
