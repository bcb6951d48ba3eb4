import { useState } from 'react';
import { callApi, contentKeys } from '#lib/browser/transport/call.ts';
import { useCall } from '#lib/browser/transport/hooks.ts';
import type { MemberTile, Image } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import { ReportForm, useReportTexts, type ReportTexts } from './report-form.tsx';
import styles from './report-photos.module.css';

type Props = {
  profile: Pick<MemberTile, 'id' | 'name'>;
  /** `filename` of the viewed photo. */
  photo: string | null;
  onClose: () => void;
};

/** Reports a member: reason, photo, description. */
export function ReportDialog({ profile, photo: pressed, onClose }: Props) {
  const { id, name } = profile;
  const texts = useReportTexts(onClose);
  const { data: member } = useCall('GET /api/member.php', { id });
  const [photo, setPhoto] = useState(pressed);
  const [getKey] = useState(contentKeys);
  if (!texts) return null;
  return (
    <ReportForm
      profile={profile}
      texts={texts}
      title={fill(texts.title, { name })}
      intro={fill(texts.intro, { name })}
      firstReason={pressed ? 'photo' : null}
      send={(reason, text) => {
        const body = { id, reason, text, ...(photo ? { photo } : {}) };
        return callApi('POST /api/report.php', { body, key: getKey(body) });
      }}
      onClose={onClose}
    >
      <ReportPhotos
        photos={member?.photos ?? []}
        name={name}
        chosen={photo}
        texts={texts}
        onChoose={setPhoto}
      />
    </ReportForm>
  );
}

type ReportPhotosProps = {
  photos: readonly Image[];
  name: string;
  /** `filename` of the chosen photo; null for none. */
  chosen: string | null;
  texts: ReportTexts;
  onChoose: (filename: string | null) => void;
};

/** The reported photo, if any. */
function ReportPhotos({ photos, name, chosen, texts, onChoose }: ReportPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <fieldset className="vk-field">
      <legend className="form-label">{texts.photo}</legend>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input
            type="radio"
            name="report-photo"
            className="visually-hidden"
            checked={chosen === null}
            onChange={() => onChoose(null)}
          />
          <span className={styles.none}>{texts.noPhoto}</span>
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
              alt={fill(texts.photoOf, { number: position + 1, name })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
