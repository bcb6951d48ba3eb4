import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Image, LockedImage, MemberTile, Profile } from '#lib/contract/community/profile.ts';
import { nameLine, placeLine } from '#lib/rules/community/name-line.ts';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { MemberText } from '../../ui/translation/member-text.tsx';
import { BlockedByGate } from './blocked-by-gate.island.tsx';
import { MemberActions } from './member-actions.island.tsx';
import { MemberGallery } from './member-gallery.island.tsx';
import { MemberNote } from './member-note.island.tsx';
import { MemberSexuality } from './member-sexuality.island.tsx';
import {
  actionTexts,
  blockedMemberTexts,
  galleryTexts,
  lockedTexts,
  sexualityTexts,
} from './profile-texts.ts';
import { ProfileFacts, ProfileHighlights, ProfileInterests } from './profile-facts.tsx';
import styles from './profile.module.css';

type Props = {
  profile: Profile;
  /** The public photos, and blurred images of the others. */
  photos: readonly Image[];
  locked: readonly LockedImage[];
  /** Profile fields that the brand shows, and whether it has private notes. */
  visible: readonly string[];
  notes: boolean;
  fictional: { singular: string; warning: string };
  signUp: string;
  /** The gift button. */
  gift?: ReactNode;
  /** Related members. */
  children: ReactNode;
};

/** A member's public page. */
export function MemberProfile(props: Props) {
  const { profile, photos, locked, visible, notes, fictional, signUp, gift, children } = props;
  const t = useTranslations('member');
  const { id, name, age } = profile;
  const tile = toTile(profile);
  const facts = useTranslations('profile');
  // Only fetched profiles contain it; the shared page does not.
  const isLater = profile.sexuality === null && visible.includes('sexuality');
  const sexuality = isLater ? sexualityTexts(facts, profile.gender) : null;
  return (
    <BlockedByGate id={id} texts={blockedMemberTexts(t, name)}>
      <div className="container-xl vk-page">
        <article className={styles.profile}>
          <MemberGallery
            profile={{ id, name }}
            photos={photos}
            locked={locked}
            fictionalWord={profile.fictional_icon ? fictional.singular : null}
            texts={galleryTexts(t, name, photos.length + locked.length)}
            lockedTexts={lockedTexts(t, photos.length, locked.length, signUp)}
          />
          <div className={styles.who}>
            <h1 className={styles.name}>{nameLine(name, age)}</h1>
            <p className="vk-lead">
              {placeLine(profile.city, visible.includes('region') ? profile.region_name : null)}
            </p>
            {profile.fictional_icon ? (
              <div className={styles.fictional}>
                <FictionalLabel word={fictional.singular} />
                <p>{fictional.warning}</p>
              </div>
            ) : null}
            <ProfileHighlights profile={profile} visible={visible}>
              {sexuality ? <MemberSexuality id={id} texts={sexuality} /> : null}
            </ProfileHighlights>
            <div className={styles.buttons}>
              <MemberActions profile={tile} texts={actionTexts(t, name)}>
                {gift}
              </MemberActions>
            </div>
            <section className={styles.section}>
              <h2 className="h3">{t('about', { name })}</h2>
              {profile.about_me ? (
                <MemberText
                  text={profile.about_me}
                  language={profile.about_language}
                  className={styles.about}
                />
              ) : (
                <p className="vk-muted">{t('noAbout', { name })}</p>
              )}
            </section>
            <ProfileFacts profile={profile} visible={visible}>
              {sexuality ? (
                <MemberSexuality id={id} label={facts('fields.sexuality')} texts={sexuality} />
              ) : null}
            </ProfileFacts>
            <ProfileInterests interests={profile.interests} />
            {notes ? <MemberNote profile={{ id, name }} /> : null}
          </div>
        </article>
        {children}
      </div>
    </BlockedByGate>
  );
}

/** Only the tile's data is included a second time, as the island's props. */
function toTile({ id, name, age, gender, country, city, main_image, fictional_icon }: Profile): MemberTile {
  return { id, name, age, gender, country, city, main_image, fictional_icon };
}
