import { useTranslations } from 'next-intl';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { Photo } from '../../ui/photo.tsx';
import { HeroActions } from './hero-actions.island.tsx';
import styles from './home.module.css';

type Props = {
  title: string;
  lead: string;
  /** Up to three members with photos for the picture. */
  portraits: readonly MemberTile[];
  fictionalWord: string;
  /** Label of the signup link. */
  signUp: string;
};

/** The brand in one sentence and three portraits, with signup and login. */
export function Hero({ title, lead, portraits, fictionalWord, signUp }: Props) {
  const t = useTranslations('home');
  return (
    <section className="vk-hero">
      <div className={styles.heroText}>
        <h1 className="vk-display">{title}</h1>
        <p className="vk-lead">{lead}</p>
        <HeroActions
          texts={{
            signUp,
            haveAccount: t('haveAccount'),
            greeting: t('member.greeting', { name: '{name}' }),
            search: t('member.search'),
            messages: t('member.chats'),
            likes: t('member.likes'),
            unread: t('member.unread'),
          }}
        />
        <p className="vk-small vk-muted mb-0">{t('notice')}</p>
      </div>
      {portraits.length === 3 ? (
        <div className={styles.portraits}>
          {portraits.map((member) => (
            <div key={member.id} className={styles.portrait}>
              {member.main_image ? (
                <Photo image={member.main_image} alt="" sizes="(min-width: 62em) 220px, 40vw" eager />
              ) : null}
              {member.fictional_icon ? <FictionalLabel word={fictionalWord} variant="photo" /> : null}
            </div>
          ))}
        </div>
      ) : null}
    </section>
  );
}
