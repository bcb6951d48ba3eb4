import { useTranslations } from 'next-intl';
import { LanderDoor } from '../lander-door.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderPage } from '../lander-page.ts';
import { SwipeStack } from './swipe-stack.tsx';
import styles from './tinderswipe.module.css';

type TinderswipeLanderProps = { lander: Pick<LanderPage, 'text' | 'members' | 'notice' | 'door'> };

/** A stack of members to look through by hand, and the way in beside it. */
export function TinderswipeLander({ lander: { text, members, notice, door } }: TinderswipeLanderProps) {
  const t = useTranslations('landerTinderswipe');
  return (
    <div className={`container-xl ${styles.lander}`}>
      <div className={styles.text}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <LanderNotice notice={notice} />
      </div>
      <div className={styles.stage}>
        <SwipeStack members={members} label={notice.label} />
        <p className={styles.hint}>{members.length > 0 ? t('hint') : t('hintWithout')}</p>
      </div>
      <div className={styles.door}>
        <LanderDoor door={door} heading={t('door')} variant="card" />
      </div>
    </div>
  );
}
