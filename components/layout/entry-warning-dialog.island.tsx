'use client';

// What the entry warning says, loaded for the strangers who are to read it; a dialog opens in the browser only.

import { Modal } from '../ui/modal.island.tsx';
import type { EntryWarningWords } from './chrome-words.ts';

type EntryWarningDialogProps = { words: EntryWarningWords; fictionalWarning: string; onEnter: () => void };

function leave() {
  if (window.history.length > 1) window.history.back();
  else window.location.replace('about:blank');
}

export function EntryWarningDialog({ words, fictionalWarning, onEnter }: EntryWarningDialogProps) {
  return (
    <Modal
      open
      onClose={onEnter}
      title={words.title}
      closable={false}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={leave}>
            {words.leave}
          </button>
          <button type="button" className="btn btn-primary" onClick={onEnter}>
            {words.enter}
          </button>
        </>
      }
    >
      <p>{words.adults}</p>
      <p>{fictionalWarning}</p>
      <p className="mb-0">{words.costs}</p>
    </Modal>
  );
}
