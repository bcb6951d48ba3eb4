import { useTranslations } from 'next-intl';
import { LanderSignupForm } from '../lander-signup-form.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderPage } from '../lander-page.ts';
import styles from './alonetonight.module.css';
import eveningQuestionsStyles from './evening-questions.module.css';
import { NightSky, Skyline } from './skyline.tsx';
import { WindowsOpposite } from './windows-opposite.tsx';

/** An evening in town: two questions above the roofs, lit windows opposite, and the signup form. */
export function AlonetonightLander({ lander }: { lander: LanderPage }) {
  const { text, members } = lander;
  const t = useTranslations('landerAlonetonight');
  return (
    <>
      <section className={styles.evening}>
        <NightSky />
        <div className={`container-xl ${styles.above}`}>
          <div className={styles.text}>
            <h1 className={`vk-display ${styles.title}`}>{text.title}</h1>
            <p className={styles.lead}>{text.lead}</p>
            <LanderNotice site={lander.site} tone="night" />
          </div>
          <EveningQuestions />
        </div>
        <Skyline />
      </section>
      <section className={styles.house} aria-labelledby="windows">
        <div className={`container-xl ${styles.front}`}>
          <h2 id="windows" className={styles.heading}>
            {t('windows')}
          </h2>
          <WindowsOpposite members={members} label={lander.site.fictional.singular} />
          <div className={styles.entrance}>
            <svg className={styles.fanlight} viewBox="0 0 200 104" aria-hidden="true">
              <path d="M4 104a96 96 0 0 1 192 0z" />
              <path d="M100 104V8M100 104 32 36m68 68 68-68M100 104 7 78m93 26 93-26M60 104a40 40 0 0 1 80 0" />
            </svg>
            <LanderSignupForm lander={lander} heading={t('signupHeading')} />
          </div>
        </div>
      </section>
    </>
  );
}

const moods = ['talk', 'laugh', 'company'] as const;
const hours = ['early', 'late'] as const;

/**
 * Questions without scripts: an answer links to the next text, and back is the browser's. Answers only change the texts
 * and are not stored.
 */
function EveningQuestions() {
  const t = useTranslations('landerAlonetonight');
  return (
    <div className={eveningQuestionsStyles.card}>
      {moods.map((mood) => (
        <section key={mood} id={mood} className={eveningQuestionsStyles.panel} tabIndex={-1}>
          <p className={eveningQuestionsStyles.reply}>{t(`mood.${mood}.reply`)}</p>
          <h2 className={eveningQuestionsStyles.question}>{t('hour.ask')}</h2>
          <Choices choices={hours.map((hour) => ({ href: `#${hour}`, text: t(`hour.${hour}.choice`) }))} />
          <Skip text={t('skip')} />
        </section>
      ))}
      {hours.map((hour) => (
        <section key={hour} id={hour} className={eveningQuestionsStyles.panel} tabIndex={-1}>
          <p className={eveningQuestionsStyles.reply}>{t(`hour.${hour}.reply`)}</p>
          <a href="#signup" className="btn btn-primary btn-lg w-100">
            {t('enter')}
          </a>
          <a href="#evening" className={eveningQuestionsStyles.skip}>
            {t('restart')}
          </a>
        </section>
      ))}
      <section id="evening" className={eveningQuestionsStyles.first} tabIndex={-1}>
        <h2 className={eveningQuestionsStyles.question}>{t('mood.ask')}</h2>
        <Choices choices={moods.map((mood) => ({ href: `#${mood}`, text: t(`mood.${mood}.choice`) }))} />
        <Skip text={t('skip')} />
      </section>
    </div>
  );
}

function Choices({ choices }: { choices: readonly { href: string; text: string }[] }) {
  return (
    <ul className={eveningQuestionsStyles.choices}>
      {choices.map(({ href, text }) => (
        <li key={href}>
          <a href={href} className={eveningQuestionsStyles.choice}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Skip({ text }: { text: string }) {
  return (
    <a href="#signup" className={eveningQuestionsStyles.skip}>
      {text}
    </a>
  );
}
