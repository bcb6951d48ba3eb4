'use client';

// Hides a profile if either member has blocked the other. An island because the page is shared and only the signed-in
// member's relation knows.

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { unblockMember } from '#lib/browser/community/block.ts';
import { useRelation } from '#lib/browser/transport/hooks.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { notify } from '../../ui/toast.ts';
import type { BlockedTexts } from './profile-texts.ts';

type Props = { id: number; texts: BlockedTexts; children: ReactNode };

export function BlockedByGate({ id, texts, children }: Props) {
  const { data: relation } = useRelation(id);
  if (relation?.blocked_by) {
    const { title, text, action } = texts.blockedBy;
    return (
      <Closed>
        <EmptyState
          icon="person"
          title={title}
          text={text}
          action={<ButtonLink href="/members">{action}</ButtonLink>}
        />
      </Closed>
    );
  }
  if (relation?.blocked) return <Blocked id={id} texts={texts.blocked} />;
  return children;
}

/** Replaces a blocked profile, with ways back and on. */
function Blocked({ id, texts }: { id: number; texts: BlockedTexts['blocked'] }) {
  const [busy, setBusy] = useState(false);
  const unblock = async () => {
    setBusy(true);
    try {
      await unblockMember(id);
    } catch {
      setBusy(false);
      notify({ kind: 'error', text: texts.failed });
    }
  };
  return (
    <Closed>
      <EmptyState
        icon="slash-circle"
        title={texts.title}
        text={texts.text}
        action={
          <div className="d-flex flex-wrap justify-content-center gap-2">
            <Button variant="outline" busy={busy} onClick={() => void unblock()}>
              {texts.unblock}
            </Button>
            <ButtonLink href="/members">{texts.action}</ButtonLink>
          </div>
        }
      />
    </Closed>
  );
}

/** Replaces the profile and takes the focus that it has lost. */
function Closed({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) container.current?.focus();
  }, []);
  return (
    <div ref={container} className="container-xl vk-page" role="status" tabIndex={-1}>
      {children}
    </div>
  );
}
