import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { pressedKey } from '#components/ui/pressed-key.ts';
import { ListRowsSkeleton } from '#components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/ui/state.tsx';
import { useChats } from '#lib/browser/transport/hooks.ts';
import type { Chat, Draft } from '#lib/contract/community/chat.ts';
import { conversationRows, type ListedRow } from '#lib/rules/community/conversation-rows.ts';
import type { OpenConversation } from '#lib/rules/community/new-messages.ts';
import { textSearch } from '#lib/rules/community/text-search.ts';
import { ConversationRow, DraftRow, useLastLine } from './conversation-row.tsx';
import styles from './list.module.css';
import { Icon } from '#components/ui/icon.tsx';

type Props = { open: OpenConversation; replace?: boolean };

type Row = ListedRow<Chat, Draft>;

/** Rows rendered at once; the rest follow in a transition. */
const firstRows = 30;

/** The member's conversations and drafts, newest first. */
export function ConversationList({ open, replace = false }: Props) {
  const t = useTranslations('chats');
  const { chats, drafts = [], error, mutate } = useChats();
  if (chats) {
    const rows = conversationRows(chats, drafts);
    if (rows.length > 0) return <FoundRows rows={rows} open={open} replace={replace} />;
    return (
      <EmptyState
        icon="chat-heart"
        title={t('empty.text')}
        action={<ButtonLink href="/members">{t('empty.action')}</ButtonLink>}
      />
    );
  }
  if (error) return <ErrorState text={t('failed')} retryLabel={t('retry')} onRetry={() => void mutate()} />;
  return <ListRowsSkeleton label={t('loading')} count={8} />;
}

function FoundRows({ rows, open, replace }: Required<Props> & { rows: Row[] }) {
  const t = useTranslations('chats');
  const locale = useLocale();
  const lastLine = useLastLine();
  const [query, setQuery] = useState('');
  const needle = useDeferredValue(query).trim();
  const [focused, setFocused] = useState<number | null>(null);

  const found = needle === '' ? rows : rows.filter(searched(needle, locale, lastLine));
  const day = new Date().toDateString();
  const { list, setList, search, focusFirst } = useRowKeys((at) => {
    const row = found[at];
    if (row) setFocused(getMemberId(row));
  });
  const count = useDeferredValue(found.length, firstRows);
  const isActive = (row: Row) =>
    getMemberId(row) === open.member || (row.chat !== undefined && row.chat.id === open.conversation);
  const stop =
    found.find((row) => getMemberId(row) === focused) ?? found.find((row) => isActive(row)) ?? found[0];
  // Scrolls the open row of a long list into view; a pressed one already is.
  const active = rows.find((row) => isActive(row));
  const activeMember = active ? getMemberId(active) : null;
  const shownMember = useRef<number | null>(null);
  useEffect(() => {
    const row = list?.querySelector('[aria-current]');
    if (activeMember === shownMember.current || !row) return;
    shownMember.current = activeMember;
    row.scrollIntoView({ block: 'nearest' });
  }, [list, activeMember, count]);
  return (
    <>
      <ListSearch field={search} query={query} onQuery={setQuery} onDown={focusFirst} />
      <p className="visually-hidden" role="status">
        {needle === '' ? '' : t('found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <p className={styles.none}>{t('noneFound', { query: needle })}</p>
      ) : (
        <ul ref={setList} className="vk-rows" aria-label={t('list')}>
          {found.slice(0, count).map((row) => {
            const position = { active: isActive(row), tabStop: row === stop, replace, day };
            return row.chat ? (
              <ConversationRow key={getMemberId(row)} chat={row.chat} {...position} />
            ) : (
              <DraftRow key={getMemberId(row)} draft={row.draft} {...position} />
            );
          })}
        </ul>
      )}
    </>
  );
}

/** One row per member: the draft's becomes the conversation's with the first message. */
function getMemberId({ chat, draft }: Row): number {
  return chat ? chat.profile_id : draft.profile_id;
}

/** Whether a row matches the search by member, last message or draft. */
function searched(needle: string, locale: string, lastLine: ReturnType<typeof useLastLine>) {
  const matches = textSearch(needle, locale);
  return ({ chat, draft }: Row): boolean =>
    chat
      ? matches(`${chat.profile.name} ${lastLine(chat.last_message, chat.profile_id)} ${chat.draft}`)
      : matches(`${draft.profile.name} ${draft.body}`);
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus by arrow keys, Home and End, up to the search. `onReach` receives the focused index, from 0. */
function useRowKeys(onReach: (at: number) => void) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const reach = useEffectEvent(onReach);

  useEffect(() => {
    if (!list) return undefined;
    const onFocus = () => reach(focusedAt(list));
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[pressedKey(event)];
      const at = focusedAt(list);
      if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const to = step(at, getLinks(list).length - 1);
      if (to >= 0) getLinks(list)[to]?.focus();
      else search.current?.focus();
    };
    list.addEventListener('focusin', onFocus);
    list.addEventListener('keydown', onKeyDown);
    return () => {
      list.removeEventListener('focusin', onFocus);
      list.removeEventListener('keydown', onKeyDown);
    };
  }, [list]);
  return { list, setList, search, focusFirst: () => list && getLinks(list)[0]?.focus() };
}

const getLinks = (list: Element) => [...list.querySelectorAll('a')];

function focusedAt(list: Element): number {
  return getLinks(list).findIndex((link) => link === document.activeElement);
}

type ListSearchProps = {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** Arrow down moves to the results. */
  onDown: () => void;
};

/** The search field above the list; its button or Escape clears it. */
function ListSearch({ field, query, onQuery, onDown }: ListSearchProps) {
  const t = useTranslations('chats');
  return (
    <div className={styles.search} role="search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        className="form-control"
        value={query}
        placeholder={t('search')}
        aria-label={t('searchName')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          const key = pressedKey(event);
          if (key !== 'Escape' && key !== 'ArrowDown') return;
          event.preventDefault();
          if (key === 'Escape') onQuery('');
          else onDown();
        }}
      />
      {query ? (
        <button
          type="button"
          className={`vk-round ${styles.clear}`}
          aria-label={t('clear')}
          onClick={() => {
            onQuery('');
            field.current?.focus();
          }}
        >
          <Icon name="x-lg" />
        </button>
      ) : null}
    </div>
  );
}
