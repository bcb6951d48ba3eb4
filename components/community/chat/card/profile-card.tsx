import { useTranslations } from 'next-intl';
import type { MemberTile, Profile } from '#lib/contract/community/profile.ts';
import { placeLine } from '#lib/rules/community/place-line.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { useSite } from '#components/site/site-context.island.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Photo } from '#components/ui/photo.tsx';
import { MemberText } from '#components/ui/translation/member-text.tsx';
import { useChatFrame } from '../frame-context.ts';
import { CardFacts } from './card-facts.tsx';
import styles from './card.module.css';

/** The third pane of a wide screen: who one is writing to. */
export function ProfileCard({ profile, full }: { profile: MemberTile; full: Profile | undefined }) {
  const t = useTranslations('chat');
  const { fictional } = useSite();
  const { visible } = useChatFrame();
  const { name, age, city, main_image: image } = profile;
  return (
    <aside className={`vk-pane vk-pane-side ${styles.card}`} aria-label={t('card.about', { name })}>
      <div className={styles.portrait}>
        {image ? <Photo image={image} alt="" sizes="260px" /> : <Icon name="person" />}
        {profile.fictional_icon ? <FictionalLabel word={fictional.singular} place="photo" /> : null}
      </div>
      <h2 className="h3 mt-3 mb-0">{nameLine(name, age)}</h2>
      <p className="vk-muted mb-0">
        {placeLine(city, visible.includes('region') ? full?.region_name : null)}
      </p>
      {full?.about_me ? (
        <MemberText text={full.about_me} language={full.about_language} className={styles.about} />
      ) : null}
      {full ? <CardFacts profile={full} /> : null}
      <div className={styles.more}>
        <ButtonLink href={`/members/${profile.id}`} variant="outline" className="w-100">
          {t('card.profile')}
        </ButtonLink>
      </div>
    </aside>
  );
}
