import { maxNoteLength } from '#lib/contract/limits.ts';
import { useState, type FormEvent } from 'react';
import { errorText } from '#lib/browser/transport/error-text.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './profile.module.css';
import { useToolTexts } from './use-tool-texts.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { changeRead } from '#lib/browser/transport/keys.ts';

type Props = { profile: Pick<MemberTile, 'id' | 'name'>; saved: string };

/** A private note about a member; the save button appears once the text changes. */
export function NoteField({ profile: { id, name }, saved }: Props) {
  const late = useToolTexts();
  // Null until edited: the note shows changes from other tabs and devices.
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [error, setError] = useState<string>();
  if (!late) return null;
  const { note: texts } = late.memberTools;
  const text = typed ?? saved;
  const isChanged = text.trim() !== saved;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setState('saving');
    setError(undefined);
    try {
      await saveNote(id, text.trim());
      setTyped(null);
      setState('saved');
    } catch (cause) {
      setError(errorText(cause, late.errors));
      setState('idle');
    }
  };
  return (
    <form method="post" className={styles.section} onSubmit={(event) => void save(event)}>
      <Field id="member-note" label={texts.label} hint={fill(texts.hint, { name })} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={maxNoteLength}
            placeholder={texts.placeholder}
            value={text}
            onChange={(event) => {
              setTyped(event.target.value);
              setState('idle');
            }}
          />
        )}
      </Field>
      <div className={styles.noteState}>
        {isChanged ? (
          <Button type="submit" variant="outline" size="sm" busy={state === 'saving'}>
            {texts.save}
          </Button>
        ) : null}
        <span role="status">
          {state === 'saved' && !isChanged ? (
            <>
              <Icon name="check2" /> {texts.saved}
            </>
          ) : null}
        </span>
      </div>
    </form>
  );
}

/** Saves the caller's note about a member, or deletes an empty one. @throws ApiError */
async function saveNote(id: number, note: string): Promise<void> {
  await callApi('PUT /api/note.php', { body: { id, note } });
  await changeRead('GET /api/relation.php', { id }, (now) => ({ ...now, note }));
}
