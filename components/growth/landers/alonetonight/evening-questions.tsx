import { useTranslations } from 'next-intl';
import styles from './evening-questions.module.css';

const moods = ['talk', 'laugh', 'company'] as const;
const hours = ['early', 'late'] as const;

/**
 * One question after the other, without scripts: an answer is a link to what is said to it, and the way back is the
 * browser's. The answers only change the words; nothing is kept of them.
 */
export function EveningQuestions() {
  const t = useTranslations('landerAlonetonight');
  return (
    <div className={styles.card}>
      {moods.map((mood) => (
        <section key={mood} id={mood} className={styles.panel} tabIndex={-1}>
          <p className={styles.reply}>{t(`mood.${mood}.reply`)}</p>
          <h2 className={styles.question}>{t('hour.ask')}</h2>
          <Choices choices={hours.map((hour) => ({ href: `#${hour}`, text: t(`hour.${hour}.choice`) }))} />
          <Skip text={t('skip')} />
        </section>
      ))}
      {hours.map((hour) => (
        <section key={hour} id={hour} className={styles.panel} tabIndex={-1}>
          <p className={styles.reply}>{t(`hour.${hour}.reply`)}</p>
          <a href="#door" className="btn btn-primary btn-lg w-100">
            {t('enter')}
          </a>
          <a href="#evening" className={styles.skip}>
            {t('restart')}
          </a>
        </section>
      ))}
      <section id="evening" className={styles.first} tabIndex={-1}>
        <h2 className={styles.question}>{t('mood.ask')}</h2>
        <Choices choices={moods.map((mood) => ({ href: `#${mood}`, text: t(`mood.${mood}.choice`) }))} />
        <Skip text={t('skip')} />
      </section>
    </div>
  );
}

function Choices({ choices }: { choices: readonly { href: string; text: string }[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ href, text }) => (
        <li key={href}>
          <a href={href} className={styles.choice}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Skip({ text }: { text: string }) {
  return (
    <a href="#door" className={styles.skip}>
      {text}
    </a>
  );
}
