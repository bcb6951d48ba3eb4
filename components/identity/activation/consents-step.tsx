import { useEffect, useId, useState, type FormEvent } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useVisibility } from '#lib/browser/transport/hooks.ts';
import type { Consents, Visibility } from '#lib/contract/community/visibility.ts';
import type { ActivationTexts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { useScreenTop } from '../../ui/use-screen-top.ts';
import styles from './activation.module.css';

const questions = ['shown_to_visitors', 'indexable', 'advertisable'] as const satisfies (keyof Consents)[];

type Props = {
  texts: ActivationTexts['consents'];
  retry: string;
  errors: ErrorTexts;
  /** The member has answered, now or earlier. */
  onDone: () => void;
};

/** Asks once where the profile may be shown outside of the members area. */
export function ConsentsStep({ texts, retry, errors, onDone }: Props) {
  const { data, error, mutate } = useVisibility();
  const answered = data?.consents_answered;
  useEffect(() => {
    if (answered) onDone();
  }, [answered, onDone]);
  if (!data || answered) {
    if (error && !data)
      return <ErrorState text={texts.failed} retryLabel={retry} onRetry={() => void mutate()} />;
    return <ListRowsSkeleton label={texts.loading} count={3} />;
  }
  return (
    <Questions texts={texts} errors={errors} onSaved={(saved) => mutate(saved, { revalidate: false })} />
  );
}

type QuestionsProps = Pick<Props, 'texts' | 'errors'> & {
  onSaved: (saved: Visibility) => Promise<unknown>;
};

function Questions({ texts, errors, onSaved }: QuestionsProps) {
  const [answers, setAnswers] = useState<Partial<Consents>>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const errorId = useId();
  const title = useScreenTop();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete(answers)) return setWrong(texts.missing);
    setWrong(null);
    setBusy(true);
    try {
      await onSaved(await callApi('POST /api/consents.php', { body: answers }));
    } catch (error) {
      setWrong(errorText(error, errors));
      setBusy(false);
    }
  };
  const needsVisitors = answers.indexable === true && answers.shown_to_visitors === false;
  return (
    <form className={styles.consents} onSubmit={(event) => void save(event)} noValidate>
      <h1 ref={title} tabIndex={-1}>
        {texts.title}
      </h1>
      <p className="vk-lead">{texts.text}</p>
      {questions.map((name) => (
        <ConsentQuestion
          key={name}
          name={name}
          {...texts[name]}
          yes={texts.yes}
          no={texts.no}
          answer={answers[name]}
          isMissing={wrong === texts.missing && answers[name] === undefined}
          errorId={errorId}
          note={name === 'indexable' && needsVisitors ? texts.needsVisitors : null}
          onAnswer={(answer) => setAnswers({ ...answers, [name]: answer })}
        />
      ))}
      <p id={errorId} className={wrong ? 'alert alert-danger' : undefined} role="alert">
        {wrong}
      </p>
      <Button type="submit" busy={busy} className="w-100">
        {texts.save}
      </Button>
    </form>
  );
}

function isComplete(answers: Partial<Consents>): answers is Consents {
  return questions.every((name) => answers[name] !== undefined);
}

type ConsentQuestionProps = {
  name: string;
  question: string;
  text: string;
  yes: string;
  no: string;
  /** Undefined without a choice. */
  answer: boolean | undefined;
  isMissing: boolean;
  /** Id of the form's error. */
  errorId: string;
  note: string | null;
  onAnswer: (answer: boolean) => void;
};

/** A question with an equally weighted yes and no. */
function ConsentQuestion(props: ConsentQuestionProps) {
  const { name, question, text, yes, no, answer, isMissing, errorId, note, onAnswer } = props;
  const describedBy = [`consent-${name}-text`, ...(isMissing ? [errorId] : [])].join(' ');
  return (
    <fieldset className={`card ${styles.question}`} aria-describedby={describedBy}>
      <legend className="h5">{question}</legend>
      <p id={`consent-${name}-text`}>{text}</p>
      <div className={isMissing ? `${styles.answers} vk-choices-wrong` : styles.answers}>
        {[true, false].map((value) => (
          <label key={String(value)} className="vk-choice">
            <input
              type="radio"
              name={`consent-${name}`}
              checked={answer === value}
              onChange={() => onAnswer(value)}
            />
            <span>{value ? yes : no}</span>
          </label>
        ))}
      </div>
      <p className="form-text" role="status">
        {note}
      </p>
    </fieldset>
  );
}
