import { useTranslations } from 'next-intl';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import { Photo } from '#components/ui/photo.tsx';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { DrawnShape, drawnShapes } from '../drawn-shape.tsx';
import { LanderSignupForm } from '../lander-signup-form.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderSignup as Door, LanderPage } from '../lander-page.ts';
import styles from './gallery.module.css';

const maxPhotos = 8;
/** Photos above the fold on phones. */
const seenFirst = 2;

/** `gallery`: a wall of photos that enlarge on a press, with the signup below. */
export function GalleryLander({ lander }: { lander: LanderPage }) {
  const t = useTranslations('landerGallery');
  const members = lander.members.slice(0, maxPhotos);
  const texts = { close: t('close'), profile: t('profile'), toDoor: t('toDoor') };
  const isOpen = lander.signupLink.signups !== 'invited';
  return (
    <div className={`container-xl ${styles.page}`}>
      <LanderNotice notice={lander.notice} />
      <header className={styles.head}>
        <h1 className="vk-display">{lander.text.title}</h1>
        <p className="vk-lead">{lander.text.lead}</p>
        {isOpen && (
          <a href="#door" className="btn btn-primary">
            {texts.toDoor}
          </a>
        )}
      </header>
      {members.length > 0 ? (
        <>
          <ul className={styles.wall} aria-label={t('photos')}>
            {members.map((member, at) => (
              <GalleryPhoto
                key={member.id}
                member={member}
                word={lander.notice.label}
                isEager={at < seenFirst}
                texts={{
                  ...texts,
                  open: t('open', { name: member.name }),
                  photo: t('photo', { name: member.name }),
                }}
                signupHref={isOpen ? signupHref(lander.signupLink) : null}
              />
            ))}
          </ul>
          <p className={styles.hint}>
            {t('hint')} <SiteLink href="/members">{t('all')}</SiteLink>
          </p>
        </>
      ) : (
        <>
          <div className={styles.frames} aria-hidden="true">
            {drawnShapes.slice(0, 5).map((shape) => (
              <div key={shape} className={styles.frame}>
                <DrawnShape name={shape} />
              </div>
            ))}
          </div>
          <p className={styles.hint}>{t('without')}</p>
        </>
      )}
      <LanderSignupForm signupLink={lander.signupLink} heading={t('door')} variant="bar" />
    </div>
  );
}

/** The signup link without the form's answers, but with the lander's name. */
function signupHref({ action, slug }: Door): string {
  return slug === null ? action : `${action}?${new URLSearchParams({ slug }).toString()}`;
}

type GalleryPhotoProps = {
  member: MemberTile;
  /** The brand's label for fictional profiles. */
  word: string;
  isEager: boolean;
  texts: Record<'open' | 'photo' | 'close' | 'profile' | 'toDoor', string>;
  /** Null where signup requires an invitation. */
  signupHref: string | null;
};

/** Widths of a photo on the wall, and of the opened one. */
const wallSizes = '(min-width: 62em) 275px, (min-width: 36em) 40vw, 72vw';
const openSizes = '(min-width: 36em) 420px, 94vw';

/** A photo on the wall; a native popover enlarges it without scripts. */
function GalleryPhoto({ member, word, isEager, texts, signupHref }: GalleryPhotoProps) {
  const id = `photo-${member.id}`;
  const image = member.main_image;
  if (!image) return null;
  const label = member.fictional_icon && <FictionalLabel word={word} variant="photo" />;
  return (
    <li className={styles.item}>
      <button type="button" popoverTarget={id} className={styles.opener}>
        <span className="visually-hidden">{texts.open}</span>{' '}
        <Photo image={image} alt="" sizes={wallSizes} eager={isEager} />
        <span className={styles.caption}>
          <b>{nameLine(member.name, member.age)}</b> <span>{member.city}</span>
        </span>{' '}
        {label}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={texts.photo} className={styles.large}>
        <div className={styles.largePhoto}>
          <Photo image={image} alt={texts.photo} sizes={openSizes} />
          {label}
        </div>
        <div className={styles.largeText}>
          <p>
            <b>{nameLine(member.name, member.age)}</b> {member.city}
          </p>
          {signupHref && (
            <a href={signupHref} className="btn btn-primary">
              {texts.toDoor}
            </a>
          )}
          <SiteLink href={`/members/${member.id}`} className="btn btn-outline">
            {texts.profile}
          </SiteLink>
        </div>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={styles.close}>
          <Icon name="x-lg" label={texts.close} />
        </button>
      </div>
    </li>
  );
}
