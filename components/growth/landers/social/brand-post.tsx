import { useTranslations } from 'next-intl';
import { swipeLikesADay } from '#lib/contract/vocabulary.ts';
import type { Site } from '#components/site/site-context.island.tsx';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import styles from './social.module.css';

export type Topic = 'chat' | 'likes' | 'game' | 'cost' | 'safe';

const icons: Record<Topic, IconName> = {
  chat: 'chat-heart',
  likes: 'heart',
  game: 'stars',
  cost: 'coin',
  safe: 'shield-check',
};

/** What the place says of itself, under its own name, so that it is never taken for a member. */
export function BrandPost({ topic, site }: { topic: Topic; site: Site }) {
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
          likes: swipeLikesADay,
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
