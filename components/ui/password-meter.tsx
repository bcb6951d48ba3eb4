import { useEffect, useState } from 'react';
import { usePasswordRating, type PasswordRating } from '../../lib/browser/identity/password-rating.ts';
import { useSite } from '../site/site-context.island.tsx';
import { loadMeterTexts, type MeterTexts } from './load-meter-texts.ts';
import styles from './password-meter.module.css';

type PasswordMeterProps = {
  password: string;
  /** What a guesser knows of the person: name, mail address. */
  known: readonly string[];
};

const levels = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const;
const tones = [styles.weak, styles.weak, styles.fair, styles.strong, styles.strong];
const bars = [1, 2, 3, 4];

/** How hard the password above is to guess, and what would help; nothing where that can't be told. */
export function PasswordMeter({ password, known }: PasswordMeterProps) {
  const rating = usePasswordRating(password, known);
  const texts = useMeterTexts(password !== '');
  return (
    <div className={styles.meter} role="status">
      {rating && texts && <Rating rating={rating} texts={texts} />}
    </div>
  );
}

function Rating({ rating: { score, hints }, texts }: { rating: PasswordRating; texts: MeterTexts }) {
  return (
    <>
      <div className={`${styles.bars} ${tones[score] ?? ''}`} aria-hidden="true">
        {bars.map((bar) => (
          <span key={bar} className={bar <= Math.max(1, score) ? styles.on : undefined} />
        ))}
      </div>
      <p className={styles.words}>{texts.level[levels[score] ?? 'weak']}</p>
      {hints.length > 0 && (
        <ul className={styles.hints}>
          {hints.map((hint) => (
            <li key={hint}>{texts.hint[hint]}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** They come with the first password that is typed; without them there is no meter, which is no reason to say anything. */
function useMeterTexts(isTyping: boolean): MeterTexts | null {
  const { locale } = useSite();
  const [texts, setTexts] = useState<MeterTexts | null>(null);
  useEffect(() => {
    if (!isTyping) return;
    let wanted = true;
    loadMeterTexts(locale).then(
      (loaded) => wanted && setTexts(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [locale, isTyping]);
  return texts;
}
