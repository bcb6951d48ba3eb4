import { useTranslations } from 'next-intl';
import { LanderDoor } from '../lander-door.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderPage } from '../lander-page.ts';
import styles from './alonetonight.module.css';
import { EveningQuestions } from './evening-questions.tsx';
import { NightSky, Skyline } from './skyline.tsx';
import { WindowsOpposite } from './windows-opposite.tsx';

type AlonetonightLanderProps = { lander: Pick<LanderPage, 'text' | 'members' | 'notice' | 'door'> };

/** An evening in town: two questions above the roofs, the lit windows opposite, and a door to come in by. */
export function AlonetonightLander({ lander: { text, members, notice, door } }: AlonetonightLanderProps) {
  const t = useTranslations('landerAlonetonight');
  return (
    <>
      <section className={styles.evening}>
        <NightSky />
        <div className={`container-xl ${styles.above}`}>
          <div className={styles.text}>
            <h1 className={styles.title}>{text.title}</h1>
            <p className={styles.lead}>{text.lead}</p>
            <LanderNotice notice={notice} tone="night" />
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
          <WindowsOpposite members={members} label={notice.label} />
          <div className={styles.entrance}>
            <svg className={styles.fanlight} viewBox="0 0 200 104" aria-hidden="true">
              <path d="M4 104a96 96 0 0 1 192 0z" />
              <path d="M100 104V8M100 104 32 36m68 68 68-68M100 104 7 78m93 26 93-26M60 104a40 40 0 0 1 80 0" />
            </svg>
            <LanderDoor door={door} heading={t('door')} variant="card" />
          </div>
        </div>
      </section>
    </>
  );
}
