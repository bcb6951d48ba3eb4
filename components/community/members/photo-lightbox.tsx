import type { Image, MemberTile } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Lightbox } from '../../ui/lightbox.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './photo-lightbox.module.css';
import { useToolTexts } from './use-tool-texts.ts';

type Props = {
  profile: Pick<MemberTile, 'id' | 'name'>;
  photos: readonly Image[];
  /** Position of the photo that was pressed. */
  first: number;
  fictionalWord: string | null;
  onClose: () => void;
  /** Reports the photo with this filename; visitors write a complaint, and nobody reports their own. */
  report: ((filename: string) => void) | 'complaint' | null;
};

/** The photos of a profile in the lightbox, with what the profile has to say of itself and the way to report one. */
export function PhotoLightbox({ profile, photos, first, fictionalWord, onClose, report }: Props) {
  const { id, name } = profile;
  const texts = useToolTexts()?.lightbox;
  if (!texts) return null;
  const look = `btn btn-quiet ${styles.report}`;
  return (
    <Lightbox
      title={fill(texts.title, { name })}
      pictures={photos.map((photo, position) => ({
        ...photo,
        alt: fill(texts.photo, { number: position + 1, count: photos.length, name }),
      }))}
      first={first}
      words={texts}
      onClose={onClose}
    >
      {({ filename }) => (
        <>
          {fictionalWord === null ? null : <FictionalLabel word={fictionalWord} />}
          {report === null ? null : report === 'complaint' ? (
            <SiteLink href={`/complaints?profile=${id}`} className={look}>
              <Icon name="flag" />
              {texts.report}
            </SiteLink>
          ) : (
            <button type="button" className={look} onClick={() => report(filename)}>
              <Icon name="flag" />
              {texts.report}
            </button>
          )}
        </>
      )}
    </Lightbox>
  );
}
