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
  /** Index of the pressed photo. */
  first: number;
  fictionalWord: string | null;
  onClose: () => void;
  /** Reports the photo with this filename; visitors file a complaint; null for the own profile. */
  report: ((filename: string) => void) | 'complaint' | null;
};

/** A profile's photos in the lightbox, with its label and a report button. */
export function PhotoLightbox({ profile, photos, first, fictionalWord, onClose, report }: Props) {
  const { id, name } = profile;
  const texts = useToolTexts(onClose)?.memberTools.lightbox;
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
      texts={texts}
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
