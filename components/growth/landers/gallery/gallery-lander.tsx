import { useTranslations } from 'next-intl';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import { Photo } from '#components/ui/photo.tsx';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { localePath } from '#lib/i18n/links.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { DrawnShape, drawnShapes } from '../drawn-shape.tsx';
import { LanderSignupForm } from '../lander-signup-form.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderPage } from '../lander-page.ts';
import styles from './gallery.module.css';

const maxPhotos = 8;
/** Photos above the fold on phones. */
const seenFirst = 2;

/** `gallery`: a wall of photos that enlarge on a press, with the signup below. */
export function GalleryLander({ lander }: { lander: LanderPage }) {
  const t = useTranslations('landerGallery');
  const members = lander.members.slice(0, maxPhotos);
  const { site, signups, landing } = lander;
  const isOpen = signups !== 'invited';
  const signupPath = `/signup?slug=${encodeURIComponent(landing)}`;
  return (
    <div className={`container-xl ${styles.page}`}>
      <LanderNotice site={site} />
      <header className={styles.head}>
        <h1 className="vk-display">{lander.text.title}</h1>
        <p className="vk-lead">{lander.text.lead}</p>
        {isOpen && (
          <a href="#signup" className="btn btn-primary">
            {t('toSignup')}
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
                word={site.fictional.singular}
                isEager={at < seenFirst}
                signupHref={isOpen ? localePath(site.ownLocale, site.locale, signupPath) : null}
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
      <LanderSignupForm lander={lander} heading={t('signupHeading')} variant="bar" />
    </div>
  );
}

type GalleryPhotoProps = {
  member: MemberTile;
  /** The brand's label for fictional profiles. */
  word: string;
  isEager: boolean;
  /** Null where signup requires an invitation. */
  signupHref: string | null;
};

/** Widths of a photo on the wall, and of the opened one. */
const wallSizes = '(min-width: 62em) 275px, (min-width: 36em) 40vw, 72vw';
const openSizes = '(min-width: 36em) 420px, 94vw';

/** A photo on the wall; a native popover enlarges it without scripts. */
function GalleryPhoto({ member, word, isEager, signupHref }: GalleryPhotoProps) {
  const t = useTranslations('landerGallery');
  const id = `photo-${member.id}`;
  const image = member.main_image;
  if (!image) return null;
  const photo = t('photo', { name: member.name });
  const label = member.fictional_icon && <FictionalLabel word={word} variant="photo" />;
  return (
    <li className={styles.item}>
      <button type="button" popoverTarget={id} className={styles.opener}>
        <span className="visually-hidden">{t('open', { name: member.name })}</span>{' '}
        <Photo image={image} alt="" sizes={wallSizes} eager={isEager} />
        <span className={styles.caption}>
          <b>{nameLine(member.name, member.age)}</b> <span>{member.city}</span>
        </span>{' '}
        {label}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={photo} className={styles.large}>
        <div className={styles.largePhoto}>
          <Photo image={image} alt={photo} sizes={openSizes} />
          {label}
        </div>
        <div className={styles.largeText}>
          <p>
            <b>{nameLine(member.name, member.age)}</b> {member.city}
          </p>
          {signupHref && (
            <a href={signupHref} className="btn btn-primary">
              {t('toSignup')}
            </a>
          )}
          <SiteLink href={`/members/${member.id}`} className="btn btn-outline">
            {t('profile')}
          </SiteLink>
        </div>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={styles.close}>
          <Icon name="x-lg" label={t('close')} />
        </button>
      </div>
    </li>
  );
}
