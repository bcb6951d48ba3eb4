import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { IconState } from '../../ui/state.tsx';

export type Choice = 'kind' | 'all';

type Props = {
  texts: Texts['unsubscribe'];
  /** The subject of the mail's kind. */
  about: string;
  /** After a press on "undo". */
  isUndone: boolean;
  refused: string | null;
  busy: string | null;
  onChoose: (choice: Choice) => void;
};

/** Asks what to stop: mails of this kind, or all. */
export function UnsubscribeChoice({ texts, about, isUndone, refused, busy, onChoose }: Props) {
  return (
    <IconState icon="envelope">
      <h1 className="h2">{texts.title}</h1>
      <p role="status">{isUndone ? texts.undone : null}</p>
      <p>{fill(texts.ask, { about })}</p>
      <div role="alert">{refused && <p className="text-danger">{refused}</p>}</div>
      <Button size="lg" className="w-100" busy={busy === 'kind'} onClick={() => onChoose('kind')}>
        {fill(texts.onlyKind, { about })}
      </Button>
      <Button
        variant="outline"
        size="lg"
        className="w-100"
        busy={busy === 'all'}
        onClick={() => onChoose('all')}
      >
        {texts.all}
      </Button>
      <p className="mt-2">{texts.allText}</p>
    </IconState>
  );
}
