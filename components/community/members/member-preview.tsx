import { useTranslations } from 'next-intl';
import type { Image, Profile } from '#lib/contract/community/profile.ts';
import { nameLine, placeLine } from '#lib/rules/community/name-line.ts';
import { PhotoGallery } from './photo-gallery.tsx';
import { ProfileFacts, ProfileHighlights, ProfileInterests } from './profile-facts.tsx';
import { galleryTexts } from './profile-texts.ts';
import styles from './profile.module.css';

type Props = {
  profile: Profile;
  photos: readonly Image[];
  /** Profile fields that the brand shows. */ visible: readonly string[];
};

/** The own profile as others see it, without their actions. */
export function MemberPreview({ profile, photos, visible }: Props) {
  const t = useTranslations('member');
  const { name, age, city, region_name: region } = profile;
  return (
    <article className={styles.profile}>
      <div className={styles.gallery}>
        <PhotoGallery photos={photos} fictionalWord={null} texts={galleryTexts(t, name, photos.length)} />
      </div>
      <div>
        <h2 className={styles.name}>{nameLine(name, age)}</h2>
        <p className="vk-lead">{placeLine(city, visible.includes('region') ? region : null)}</p>
        <ProfileHighlights profile={profile} visible={visible} />
        <section className={styles.section}>
          <h3>{t('about', { name })}</h3>
          <p className={profile.about_me ? styles.about : 'vk-muted'} lang={profile.about_language}>
            {profile.about_me || t('noAbout', { name })}
          </p>
        </section>
        <ProfileFacts profile={profile} visible={visible} />
        <ProfileInterests interests={profile.interests} />
      </div>
    </article>
  );
}
