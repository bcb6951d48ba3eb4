import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import styles from './list.module.css';
import { pressedKey } from '#components/ui/pressed-key.ts';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** Arrow down moves to the results. */
  onDown: () => void;
};

/** The search field above the list; its button or Escape clears it. */
export function ListSearch({ field, query, onQuery, onDown }: Props) {
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
