import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Image, MemberTile, Profile } from '../../lib/contract/profile.ts';
import { placeLine } from '../../lib/rules/place-line.ts';
import { FictionalLabel } from '../ui/fictional-label.tsx';
import { BlockedByGate } from './blocked-by-gate.island.tsx';
import { MemberActions } from './member-actions.island.tsx';
import type { ActionWords } from './member-words.ts';
import styles from './members.module.css';
import { PhotoGallery } from './photo-gallery.tsx';
import { ProfileFacts, ProfileHighlights } from './profile-facts.tsx';
import { ProfileInterests } from './profile-interests.tsx';

type Props = {
  profile: Profile;
  photos: readonly Image[];
  /** Fields the brand shows, and whether it shows what members write about themselves. */
  visible: readonly string[];
  showsAbout: boolean;
  fictional: { singular: string; warning: string };
  /** Related members. */
  children: ReactNode;
};

/** A member's public page. */
export function MemberProfile({ profile, photos, visible, showsAbout, fictional, children }: Props) {
  const t = useTranslations('member');
  const { id, name, age, city, region_name: region } = profile;
  const blockedBy = { title: t('blockedBy.title'), text: t('blockedBy.text'), action: t('blockedBy.action') };
  return (
    <BlockedByGate id={id} words={blockedBy}>
      <div className="container-xl vk-page">
        <article className={styles.profile}>
          <PhotoGallery
            name={name}
            photos={photos}
            fictionalWord={profile.fictional_icon ? fictional.singular : null}
          />
          <div>
            <h1 className={styles.name}>{t('title', { name, age })}</h1>
            <p className="vk-lead">{placeLine(city, region)}</p>
            {profile.fictional_icon ? (
              <div className={styles.fictional}>
                <FictionalLabel word={fictional.singular} />
                <p>{fictional.warning}</p>
              </div>
            ) : null}
            <ProfileHighlights profile={profile} visible={visible} />
            <MemberActions profile={tileOf(profile)} words={actionWords(t, name)} />
            {showsAbout ? (
              <section className={styles.section}>
                <h2 className="h3">{t('about', { name })}</h2>
                <p className={profile.about_me ? styles.about : 'vk-muted'}>
                  {profile.about_me || t('noAbout', { name })}
                </p>
              </section>
            ) : null}
            <ProfileFacts profile={profile} visible={visible} />
            <ProfileInterests interests={profile.interests} />
          </div>
        </article>
        {children}
      </div>
    </BlockedByGate>
  );
}

/** Only what a tile shows goes into the page a second time, as the island's data. */
function tileOf({ id, name, age, gender, country, city, main_image, fictional_icon }: Profile): MemberTile {
  return { id, name, age, gender, country, city, main_image, fictional_icon };
}

function actionWords(t: ReturnType<typeof useTranslations<'member'>>, name: string): ActionWords {
  return {
    like: t('like'),
    liked: t('liked'),
    likeName: t('likeName', { name }),
    message: t('message'),
    toChat: t('toChat'),
    block: t('block'),
    unblock: t('unblock'),
    likesYou: t('likesYou', { name }),
    match: t('match'),
    unreachable: t('unreachable', { name }),
    blockedNote: t('blockedNote', { name }),
    failed: t('failed'),
    confirmTitle: t('confirmBlock.title', { name }),
    confirmText: t('confirmBlock.text'),
    confirmYes: t('confirmBlock.yes'),
    confirmNo: t('confirmBlock.no'),
  };
}
