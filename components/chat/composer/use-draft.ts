import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { draftKey, keepDraft, readDraft } from '../../../lib/rules/message-draft.ts';

/** The text being written to a member; it survives a reload and a walk to the credits page in this tab. */
export function useDraft(
  own: number,
  other: number,
): [text: string, setText: Dispatch<SetStateAction<string>>] {
  const key = draftKey(own, other);
  const [text, setText] = useState(() => readDraft(sessionStorage, key));
  useEffect(() => keepDraft(sessionStorage, key, text), [key, text]);
  return [text, setText];
}
