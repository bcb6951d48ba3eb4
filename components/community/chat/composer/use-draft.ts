import { useCallback, useEffect, useRef, useState } from 'react';
import { isNews, markSeen, saveDraft } from '#lib/browser/storage/save-draft.ts';
import {
  agree,
  draftKey,
  isNewer,
  storeDraft,
  maxDraftLength,
  loadDraft,
  savedText,
  type Draft,
} from '#lib/rules/community/message-draft.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';

/** Milliseconds after the last input until the draft is sent to the server. */
const delayMs = 1_000;

type Change = (change: (draft: Draft) => Draft) => void;

/** The mounted drafts. A message refused after its writer left returns to the stored draft instead. */
const shown = new Map<string, Change>();

/** The draft for a member, stored here across reloads and on the server for other devices; the latest version wins. */
export function useDraft(
  own: number,
  other: number,
  onServer: string | undefined,
): [draft: Draft, change: Change] {
  const key = draftKey(own, other);
  const [draft, setDraft] = useState(() => {
    const stored = loadDraft(browserStorage, key);
    return onServer !== undefined && isNews(key, onServer) ? agree(stored, onServer) : stored;
  });
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    storeDraft(browserStorage, key, draft);
  }, [key, draft]);

  useEffect(() => {
    if (onServer === undefined) return;
    // Own saves match too: the versions then agree.
    if (isNews(key, onServer)) setDraft((now) => agree(now, onServer));
    else setDraft((now) => (savedText(now) === onServer ? agree(now, onServer) : now));
    markSeen(key, onServer);
  }, [key, onServer]);

  const text = savedText(draft);
  const isUnsaved = isNewer(draft) && text.length <= maxDraftLength;
  useEffect(() => {
    if (!isUnsaved) return;
    const save = (isLeaving: boolean) =>
      void saveDraft(key, other, text, isLeaving).then(
        () => setDraft((now) => ({ ...now, agreed: text })),
        // Stored locally; sent with the next input or when back online.
        () => undefined,
      );
    const soon = setTimeout(save, delayMs, false);
    const onLeave = () => {
      if (document.visibilityState === 'hidden') save(true);
    };
    const onOnline = () => save(false);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      clearTimeout(soon);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, [key, other, text, isUnsaved]);

  // On navigation a delayed save is sent at once.
  useEffect(
    () => () => {
      const lastDraft = latest.current;
      const leftText = savedText(lastDraft);
      if (!isNewer(lastDraft) || leftText.length > maxDraftLength) return;
      void saveDraft(key, other, leftText, true).then(
        () => storeDraft(browserStorage, key, { ...loadDraft(browserStorage, key), agreed: leftText }),
        () => undefined,
      );
    },
    [key, other],
  );

  useEffect(() => {
    shown.set(key, setDraft);
    return () => {
      shown.delete(key);
    };
  }, [key]);
  const change = useCallback<Change>(
    (apply) => {
      const show = shown.get(key);
      if (show) show(apply);
      else storeDraft(browserStorage, key, apply(loadDraft(browserStorage, key)));
    },
    [key],
  );
  return [draft, change];
}
