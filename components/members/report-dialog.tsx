import { useState, type FormEvent } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call.ts';
import { errorText, fieldText } from '../../lib/api/error-text.ts';
import { useCall } from '../../lib/api/hooks.ts';
import { contentKeys } from '../../lib/api/idempotency.ts';
import type { FieldError } from '../../lib/contract/errors.ts';
import type { MemberTile } from '../../lib/contract/profile.ts';
import { fill } from '../../lib/i18n/fill.ts';
import { reportReasons, type ReportReason } from '../../lib/contract/vocabulary.ts';
import { Button } from '../ui/button.tsx';
import { Field, FieldError as ReasonError } from '../ui/field.tsx';
import { Modal } from '../ui/modal.island.tsx';
import { ReportPhotos } from './report-photos.tsx';
import { ReportReceived, type Received } from './report-received.tsx';
import styles from './report.module.css';
import { useToolTexts } from './use-tool-texts.ts';

type Props = {
  profile: Pick<MemberTile, 'id' | 'name'>;
  /** `filename` of the photo that was being looked at. */
  photo: string | null;
  onClose: () => void;
};

type Wrong = { reason?: FieldError; text?: FieldError; failure?: string };

const longestText = 2000;

/** Reports a member: why, which photo, what happened. Afterwards it shows the receipt and offers to block. */
export function ReportDialog({ profile, photo: pressed, onClose }: Props) {
  const { id, name } = profile;
  const texts = useToolTexts();
  const { data: member } = useCall('GET /api/member.php', { id });
  const [reason, setReason] = useState<ReportReason | null>(pressed ? 'photo' : null);
  const [photo, setPhoto] = useState(pressed);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const [received, setReceived] = useState<Received | null>(null);
  const [keyOf] = useState(contentKeys);

  if (!texts) return null;
  const words = texts.report;
  if (received)
    return <ReportReceived profile={profile} received={received} words={words} onClose={onClose} />;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setWrong({ reason: 'required' });
    if (reason === 'other' && !text.trim()) return setWrong({ text: 'required' });
    setWrong({});
    setBusy(true);
    try {
      const body = { id, reason, text: text.trim(), ...(photo ? { photo } : {}) };
      setReceived(await callApi('POST /api/report.php', { body, key: keyOf(body) }));
    } catch (cause) {
      const field = cause instanceof ApiError ? cause.data.fields?.text : undefined;
      setWrong(field ? { text: field } : { failure: errorText(cause, texts.errors) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={fill(words.title, { name })}
      closeLabel={words.close}
      closable={!busy}
    >
      <form noValidate onSubmit={(event) => void send(event)}>
        <p className="vk-muted">{fill(words.intro, { name })}</p>
        <fieldset className="vk-field" aria-describedby={wrong.reason && 'report-reason-error'}>
          <legend className="form-label">{words.reason}</legend>
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
              {words.reasons[each]}
            </label>
          ))}
          <ReasonError id="report-reason" error={fieldText(wrong.reason, texts.errors)} />
        </fieldset>
        <ReportPhotos
          photos={member?.photos ?? []}
          name={name}
          chosen={photo}
          words={words}
          onChoose={setPhoto}
        />
        <Field
          id="report-text"
          label={reason === 'other' ? words.textNeeded : words.text}
          hint={words.textHint}
          error={fieldText(wrong.text, texts.errors)}
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={longestText}
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
            {words.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {words.send}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
