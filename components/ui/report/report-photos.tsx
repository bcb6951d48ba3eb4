import type { Image } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { ReportTexts } from './use-report-texts.ts';
import styles from './report-photos.module.css';

type Props = {
  photos: readonly Image[];
  name: string;
  /** `filename` of the chosen one; null for none. */
  chosen: string | null;
  words: ReportTexts;
  onChoose: (filename: string | null) => void;
};

/** Which of the photos a report is about, if any. */
export function ReportPhotos({ photos, name, chosen, words, onChoose }: Props) {
  if (photos.length === 0) return null;
  return (
    <fieldset className="vk-field">
      <legend className="form-label">{words.photo}</legend>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input
            type="radio"
            name="report-photo"
            className="visually-hidden"
            checked={chosen === null}
            onChange={() => onChoose(null)}
          />
          <span className={styles.none}>{words.noPhoto}</span>
        </label>
        {photos.map((photo, position) => (
          <label key={photo.filename} className={styles.choice}>
            <input
              type="radio"
              name="report-photo"
              className="visually-hidden"
              checked={chosen === photo.filename}
              onChange={() => onChoose(photo.filename)}
            />
            <img
              className="vk-photo"
              src={photo.thumb_filename}
              alt={fill(words.photoOf, { number: position + 1, name })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
