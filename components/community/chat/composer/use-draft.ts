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

/** Milliseconds after the last letter until the server is told. */
const pause = 1_000;

type Change = (change: (draft: Draft) => Draft) => void;

/** The drafts on the screen. What was refused after its writer went on comes back into one that is not. */
const shown = new Map<string, Change>();

/**
 * What is being written to a member. This browser keeps it through a reload and a walk to another page, the server for
 * the other devices: what was written last, here or there, stands in the field.
 */
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
    // Also what was saved from here: then the two agree.
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
        // It is kept here and goes out with the next letter, or when the network is back.
        () => undefined,
      );
    const soon = setTimeout(save, pause, false);
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

  // Another page of ours: what the pause still held back goes out now.
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
