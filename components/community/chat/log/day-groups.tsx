import { useLocale, useTranslations } from 'next-intl';
import { memo, useMemo, useRef } from 'react';
import { SiteLink } from '#components/ui/link.tsx';
import type { Message } from '#lib/contract/community/chats.ts';
import { dayLabel, groupByDay } from '#lib/rules/community/day-dividers.ts';
import { cutBlocks, getDeliveryMarks } from '#lib/rules/community/message-log.ts';
import styles from './history.module.css';
import type { MessageActions } from './message-actions.ts';
import { MessageBlock } from './message-block.tsx';

type Props = {
  messages: readonly Message[];
  /** Whether the newest message is included. */
  isWhole: boolean;
  own: number;
  name: string;
  readUntil: number;
  deliveredUntil: number;
  firstUnread: number | null;
  /** The message that is always rendered, and whether it is highlighted. */
  target: number | null;
  isHighlighted: boolean;
  actions: MessageActions;
};

/** The loaded messages by day, in blocks that render when they come near the viewport. */
export const DayGroups = memo(function DayGroups(props: Props) {
  const {
    messages,
    isWhole,
    own,
    name,
    readUntil,
    deliveredUntil,
    firstUnread,
    target,
    isHighlighted,
    actions,
  } = props;
  const t = useTranslations('chat');
  const locale = useLocale();
  const cuts = useRef(new Set<number>());
  const days = useMemo(
    () =>
      groupByDay(messages).map(({ day, messages: ofDay }) => ({
        day,
        blocks: cutBlocks(ofDay, cuts.current),
      })),
    [messages],
  );
  // The newest message is unknown if the loaded part ends before it.
  const marks = useMemo(
    () => (isWhole ? [...getDeliveryMarks(messages, own, { readUntil, deliveredUntil })] : []),
    [messages, isWhole, own, readUntil, deliveredUntil],
  );
  const texts = { today: t('today'), yesterday: t('yesterday') };
  const now = new Date();
  return days.map(({ day, blocks }) => {
    const label = dayLabel(day, now, locale, texts);
    return (
      <div key={day} role="group" aria-label={label}>
        <p className={styles.day}>{label}</p>
        {blocks.map(({ key, messages: part }, at) => {
          const inPart = (id: number | null) => (id !== null && isIn(part, id) ? id : null);
          return (
            <MessageBlock
              key={key}
              messages={part}
              before={blocks[at - 1]?.messages.at(-1)}
              after={blocks[at + 1]?.messages[0]}
              own={own}
              name={name}
              readUntil={readUntil}
              statuses={marks.filter(([id]) => isIn(part, id))}
              firstUnread={inPart(firstUnread)}
              target={inPart(target)}
              isHighlighted={isHighlighted && inPart(target) !== null}
              actions={actions}
            />
          );
        })}
      </div>
    );
  });
});

function isIn(part: readonly Message[], id: number): boolean {
  return id >= (part[0]?.id ?? Infinity) && id <= (part.at(-1)?.id ?? 0);
}

type RealPeopleProps = {
  name: string;
  messages: readonly Message[];
};

/** Automatic responses before the hint at real people. */
const maxReplies = 2;

/** After a fictional profile's second automatic response, says that a program is writing and links to real people. */
export function RealPeople({ name, messages }: RealPeopleProps) {
  const t = useTranslations('chat.realPeople');
  if (messages.filter(({ automatic }) => automatic).length < maxReplies) return null;
  return (
    <div className={styles.begin} role="status">
      <p className="mb-2">{t('text', { name })}</p>
      <SiteLink href="/members?kind=real" className="btn btn-sm btn-info">
        {t('search')}
      </SiteLink>
    </div>
  );
}
