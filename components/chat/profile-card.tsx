import { useTranslations } from 'next-intl';
import type { MemberTile, Profile } from '../../lib/contract/profile.ts';
import { placeLine } from '../../lib/rules/place-line.ts';
import { useSite } from '../site/site-context.island.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { FictionalLabel } from '../ui/fictional-label.tsx';
import { Icon } from '../ui/icon.tsx';
import { Photo } from '../ui/photo.tsx';
import styles from './chat.module.css';

/** The third pane of a wide screen: who one is writing to. */
export function ProfileCard({ profile, full }: { profile: MemberTile; full: Profile | undefined }) {
  const t = useTranslations('chat');
  const { fictional } = useSite();
  const { name, age, city, main_image: image } = profile;
  return (
    <aside className="vk-pane vk-pane-side" aria-label={t('card.about', { name })}>
      <div className={styles.portrait}>
        {image ? <Photo image={image} alt="" sizes="260px" /> : <Icon name="person" />}
        {profile.fictional_icon ? <FictionalLabel word={fictional.singular} place="photo" /> : null}
      </div>
      <h2 className="h3 mt-3 mb-0">
        {name}, {age}
      </h2>
      <p className="vk-muted">{placeLine(city, full?.region_name)}</p>
      {full?.about_me ? <p className={styles.about}>{full.about_me}</p> : null}
      <ButtonLink href={`/members/${profile.id}`} variant="outline" className="w-100 mt-auto">
        {t('card.profile')}
      </ButtonLink>
    </aside>
  );
}
