import type { Texts } from '#lib/i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconState } from '../../ui/state.tsx';
import { useScreenTop } from '../../ui/use-screen-top.ts';

type Props = {
  texts: Texts['unsubscribe'];
  message: string;
  refused: string | null;
  busy: string | null;
  /** Null if there is nothing to undo. */
  onUndo: (() => void) | null;
  /** Null if all mails are off. */
  onAll: (() => void) | null;
};

/** The result, with undo and "stop all". */
export function UnsubscribeDone({ texts, message, refused, busy, onUndo, onAll }: Props) {
  const heading = useScreenTop();
  return (
    <IconState icon="check2">
      <h1 ref={heading} tabIndex={-1} className="h2">
        {message}
      </h1>
      <p>{texts.allText}</p>
      <div role="alert">{refused && <p className="text-danger">{refused}</p>}</div>
      {onUndo && (
        <Button variant="outline" className="w-100" busy={busy === 'undo'} onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
      {onAll && (
        <Button variant="outline" className="w-100" busy={busy === 'all'} onClick={onAll}>
          {texts.all}
        </Button>
      )}
      <ButtonLink href="/notifications" variant="quiet" className="w-100">
        {texts.preferences}
      </ButtonLink>
    </IconState>
  );
}
