import { useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { useCall } from '#lib/browser/transport/hooks.ts';
import { contentKeys } from '#lib/browser/transport/idempotency.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import { ReportForm } from './report-form.tsx';
import { useReportTexts } from './use-report-texts.ts';
import { ReportPhotos } from './report-photos.tsx';

type Props = {
  profile: Pick<MemberTile, 'id' | 'name'>;
  /** `filename` of the photo that was being looked at. */
  photo: string | null;
  onClose: () => void;
};

/** Reports a member: why, which photo, what happened. */
export function ReportDialog({ profile, photo: pressed, onClose }: Props) {
  const { id, name } = profile;
  const texts = useReportTexts();
  const { data: member } = useCall('GET /api/member.php', { id });
  const [photo, setPhoto] = useState(pressed);
  const [keyOf] = useState(contentKeys);
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
        return callApi('POST /api/report.php', { body, key: keyOf(body) });
      }}
      onClose={onClose}
    >
      <ReportPhotos
        photos={member?.photos ?? []}
        name={name}
        chosen={photo}
        words={texts}
        onChoose={setPhoto}
      />
    </ReportForm>
  );
}
