import { useEffect, useRef, useState } from 'react';
import { blockMember, unblockMember } from '#lib/browser/community/block.ts';
import { useBlocked } from '#lib/browser/transport/hooks.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { attempt } from '../../ui/attempt.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { notify } from '../../ui/toast.ts';

type BlockedMembersProps = {
  texts: Texts['settings']['blocked'];
  retryLabel: string;
  failed: (cause: unknown) => string;
};

/** The blocked members; unblocking by mistake can be undone at once. */
export function BlockedMembers({ texts, retryLabel, failed }: BlockedMembersProps) {
  const { data, error, mutate } = useBlocked();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState<number | null>(null);
  /** Index of the row being removed; the following row takes the focus. */
  const leaving = useRef<number | null>(null);
  const profiles = data?.profiles;

  useEffect(() => {
    if (leaving.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(leaving.current, buttons.length - 1)];
    leaving.current = null;
    (next ?? heading.current)?.focus();
  }, [profiles]);

  const unblock = async ({ id, name }: MemberTile, index: number) => {
    setBusy(id);
    leaving.current = index;
    const isDone = await attempt('unblock', () => unblockMember(id), failed);
    setBusy(null);
    if (!isDone) {
      leaving.current = null;
      return;
    }
    notify({
      kind: 'success',
      text: fill(texts.done, { name }),
      action: { label: texts.undo, onPress: () => void attempt('block', () => blockMember(id), failed) },
    });
  };
  return (
    <SectionCard title={texts.title} headingRef={heading}>
      {profiles ? (
        <>
          <p>{profiles.length > 0 ? texts.text : texts.empty}</p>
          {profiles.length > 0 && (
            <ul ref={list} className="vk-rows">
              {profiles.map((member, index) => (
                <BlockedRow
                  key={member.id}
                  texts={texts}
                  member={member}
                  busy={busy === member.id}
                  onUnblock={() => void unblock(member, index)}
                />
              ))}
            </ul>
          )}
        </>
      ) : error ? (
        <ErrorState text={texts.failed} retryLabel={retryLabel} onRetry={() => void mutate()} />
      ) : (
        <ListRowsSkeleton label={texts.loading} count={2} />
      )}
    </SectionCard>
  );
}

type Props = {
  texts: Texts['settings']['blocked'];
  member: MemberTile;
  busy: boolean;
  onUnblock: () => void;
};

/** A blocked member with an unblock button. */
function BlockedRow({ texts, member, busy, onUnblock }: Props) {
  const { fictional } = useSite();
  const { name, age, city } = member;
  return (
    <li className="vk-row">
      <Avatar image={member.main_image} name={name} />
      <span className="vk-row-text">
        <span className="vk-row-title">{nameLine(name, age)}</span>
        {/* The label must not be truncated by a single line. */}
        {member.fictional_icon ? (
          <FictionalLabel word={fictional.singular} />
        ) : (
          <span className="vk-row-line">{city}</span>
        )}
      </span>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        aria-label={`${texts.unblock}, ${name}`}
        onClick={onUnblock}
      >
        {texts.unblock}
      </Button>
    </li>
  );
}
