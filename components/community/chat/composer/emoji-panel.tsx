import { EmojiPicker, type EmojiData, type SkinTone } from 'frimousse';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useSite } from '#components/site/site-context.island.tsx';
import { ErrorState } from '#components/ui/state.tsx';
import styles from './emoji.module.css';
import { browserStorage } from '#lib/browser/storage/storage.ts';
import { emojiPath } from '#lib/rules/community/emoji-data.ts';

const toneKey = 'vonk-skin-tone';
const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;

/** Emoji by group, searchable by name in the member's language. */
export function EmojiPanel({ onEmoji }: { onEmoji: (emoji: string) => void }) {
  const t = useTranslations('composer');
  const { locale, errorTexts } = useSite();
  const [data, setData] = useState<EmojiData | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    setData(null);
    loadEmoji(locale, leaving.signal).then(setData, () => {
      if (!leaving.signal.aborted) setData('failed');
    });
    return () => leaving.abort();
  }, [locale, attempt]);

  // Typing right after opening searches.
  useEffect(() => search.current?.focus(), [data]);

  if (data === 'failed') {
    return (
      <ErrorState
        text={t('emojiFailed')}
        retryLabel={errorTexts.again}
        onRetry={() => setAttempt((times) => times + 1)}
      />
    );
  }
  if (!data) return <p className={styles.state}>{t('emojiLoading')}</p>;
  return (
    <EmojiPicker.Root
      className={styles.picker}
      locale={locale}
      columns={8}
      resolveEmojiData={() => data}
      skinTone={loadTone()}
      onEmojiSelect={({ emoji }) => onEmoji(emoji)}
    >
      <div className={styles.head}>
        <EmojiPicker.Search
          className={`form-control ${styles.search}`}
          placeholder={t('emojiSearch')}
          aria-label={t('emojiSearch')}
          ref={search}
        />
        <EmojiPicker.SkinTone>
          {({ skinTone, setSkinTone, skinToneVariations }) => (
            <Tones
              chosen={skinTone}
              tones={skinToneVariations}
              names={data.skinTones}
              onChoose={(tone) => {
                browserStorage.setItem(toneKey, tone);
                setSkinTone(tone);
              }}
            />
          )}
        </EmojiPicker.SkinTone>
      </div>
      <EmojiPicker.Viewport
        className={styles.viewport}
        role="group"
        aria-label={t('emojiTitle')}
        tabIndex={0}
      >
        <EmojiPicker.Empty className={styles.state}>{t('emojiNone')}</EmojiPicker.Empty>
        <EmojiPicker.List
          className={styles.list}
          components={{
            CategoryHeader: ({ category, ...props }) => (
              <div {...props} className={styles.group}>
                {category.label}
              </div>
            ),
            Row: ({ 'aria-rowindex': row, ...props }) => (
              <div {...props} aria-rowindex={fromOne(row)} className={styles.emojiRow} />
            ),
            Emoji: ({ emoji, 'aria-colindex': column, ...props }) => (
              <button type="button" {...cell(props, column)} className={styles.emoji}>
                <span aria-hidden="true">{emoji.emoji}</span>
              </button>
            ),
          }}
        />
      </EmojiPicker.Viewport>
      <p className={styles.active} role="status">
        <EmojiPicker.ActiveEmoji>
          {({ emoji }) => (emoji ? `${emoji.emoji} ${emoji.label}` : '')}
        </EmojiPicker.ActiveEmoji>
      </p>
    </EmojiPicker.Root>
  );
}

/** Screen readers count rows and columns from 1, the library from 0. */
function fromOne(index: number | undefined): number | undefined {
  return index === undefined ? undefined : index + 1;
}

/** The grid gives each button the role of a cell. */
function cell(props: ComponentProps<'button'>, column: number | undefined): ComponentProps<'button'> {
  return { ...props, 'aria-colindex': fromOne(column) };
}

type TonesProps = {
  chosen: SkinTone;
  tones: { skinTone: SkinTone; emoji: string }[];
  names: EmojiData['skinTones'];
  onChoose: (tone: SkinTone) => void;
};

function Tones({ chosen, tones, names, onChoose }: TonesProps) {
  const t = useTranslations('composer');
  return (
    <select
      className={`form-select ${styles.tones}`}
      aria-label={t('skinTone')}
      value={chosen}
      onChange={(event) => {
        const tone = tones.find(({ skinTone }) => skinTone === event.target.value);
        if (tone) onChoose(tone.skinTone);
      }}
    >
      {tones.map(({ skinTone, emoji }) => (
        <option key={skinTone} value={skinTone}>
          {`${emoji} ${skinTone === 'none' ? t('skinToneNone') : names[skinTone]}`}
        </option>
      ))}
    </select>
  );
}

function loadTone(): SkinTone {
  const stored = browserStorage.getItem(toneKey);
  return tones.find((tone) => tone === stored) ?? 'none';
}

/** Emoji with their names in a language, from our own host. Rejects if loading fails. */
async function loadEmoji(locale: string, signal?: AbortSignal): Promise<EmojiData> {
  const response = await fetch(emojiPath(locale), { signal: signal ?? null });
  if (!response.ok) throw new Error(`No emoji: ${response.status}`);
  const data = (await response.json()) as EmojiData;
  return hasFlags() ? data : { ...data, emojis: data.emojis.filter(({ countryFlag }) => !countryFlag) };
}

/** Windows renders the country's letters in place of a flag. */
function hasFlags(): boolean {
  return !navigator.userAgent.includes('Windows');
}
