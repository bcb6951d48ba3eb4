import { useTranslations } from 'next-intl';
import type { Site } from '#components/site/site-context.island.tsx';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import { maxSwipeLikesPerDay } from '#lib/contract/vocabulary.ts';
import { LanderSignupForm } from '../lander-signup-form.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderPage } from '../lander-page.ts';
import { MemberPost, type Introduced } from './member-post.tsx';
import styles from './social.module.css';

/** The brand's own posts, one after each introduction; the rest follows. */
const topics: readonly Topic[] = ['likes', 'chat', 'safe', 'game', 'cost'];

type SocialLanderProps = { lander: LanderPage; introductions: readonly Introduced[] };

/** `socialnetwork`: a feed of members' introductions between the brand's own posts. */
export function SocialLander({ lander, introductions }: SocialLanderProps) {
  const t = useTranslations('landerSocial');
  const signup = useTranslations('signup');
  const { site, counts, text } = lander;
  const hasMembers = introductions.length > 0;
  const rows = Math.max(introductions.length, topics.length);
  return (
    <div className={`container-xl ${styles.page}`}>
      <header className={styles.intro}>
        <div className={styles.cover}>
          <span className={styles.sign} aria-hidden="true">
            {Array.from(site.name)[0]}
          </span>
        </div>
        <LanderNotice site={site} />
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        {counts && (
          <p className={styles.counts} data-live-count>
            {t('counts', counts)}
          </p>
        )}
      </header>
      <div className={styles.feed}>
        <h2 className={styles.heading}>{hasMembers ? t('feed') : t('expect')}</h2>
        {!hasMembers && <p className={styles.without}>{t('without')}</p>}
        {Array.from({ length: rows }, (_, at) => {
          const introduced = introductions[at];
          const topic = topics[at];
          return [
            introduced && (
              <MemberPost
                key={introduced.member.id}
                introduced={introduced}
                word={site.fictional.singular}
                isEager={at === 0}
              />
            ),
            topic && <BrandPost key={topic} topic={topic} site={site} />,
          ];
        })}
        {hasMembers && (
          <SiteLink href="/members" className="btn btn-outline">
            {t('all')}
          </SiteLink>
        )}
        {lander.signups !== 'invited' && (
          <p className={styles.bar}>
            <a href="#signup" className="btn btn-primary btn-lg">
              <Icon name="chat-heart" />
              {signup('submit')}
            </a>
          </p>
        )}
      </div>
      <div className={styles.signup}>
        <LanderSignupForm lander={lander} heading={t('signupHeading')} />
      </div>
    </div>
  );
}

export type Topic = 'chat' | 'likes' | 'game' | 'cost' | 'safe';

const icons: Record<Topic, IconName> = {
  chat: 'chat-heart',
  likes: 'heart',
  game: 'stars',
  cost: 'coin',
  safe: 'shield-check',
};

/** The brand's own post, under its name, so that it is not mistaken for a member. */
function BrandPost({ topic, site }: { topic: Topic; site: Site }) {
  const t = useTranslations('landerSocial');
  return (
    <article className={`${styles.post} ${styles.own}`}>
      <div className={styles.author}>
        <span className={styles.avatar}>
          <Icon name={icons[topic]} />
        </span>
        <h3 className={styles.name}>
          {t(`${topic}.title`)} <small>{t('by', { brand: site.name })}</small>
        </h3>
      </div>
      <p className={styles.text}>
        {t(`${topic}.text`, {
          credits: site.prices.message_credits,
          likes: maxSwipeLikesPerDay,
          label: site.fictional.singular,
        })}
      </p>
      {topic === 'cost' && (
        <SiteLink href="/pricing" className="btn btn-outline btn-sm">
          {t('prices')}
        </SiteLink>
      )}
    </article>
  );
}
