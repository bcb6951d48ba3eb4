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
import { ConsentQuestion } from './consent-question.tsx';
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
