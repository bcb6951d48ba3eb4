import { useState } from 'react';
import { blockMember } from '#lib/browser/community/block.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Icon } from '../icon.tsx';
import { Modal } from '../modal.island.tsx';
import { notify } from '../toast.ts';
import { usePressedTexts } from '../use-late-texts.ts';
import { ReportDialog } from './report-dialog.tsx';
import styles from './report.module.css';

type Props = { profile: Pick<MemberTile, 'id' | 'name'>; onClose: () => void };

/** Reports or blocks a member, wherever one is shown. */
export function SafetyDialog({ profile, onClose }: Props) {
  const { id, name } = profile;
  const texts = usePressedTexts(loadSafetyTexts, onClose);
  const [chosen, setChosen] = useState<'report' | 'block' | null>(null);
  if (!texts) return null;
  if (chosen === 'report') return <ReportDialog profile={profile} photo={null} onClose={onClose} />;
  if (chosen === 'block') {
    const { title, text, yes, no } = texts.confirm;
    return (
      <ConfirmDialog
        open
        title={fill(title, { name })}
        text={text}
        yes={yes}
        no={no}
        onYes={() => {
          onClose();
          blockMember(id).catch(() => notify({ kind: 'error', text: texts.failed }));
        }}
        onNo={onClose}
      />
    );
  }
  return (
    <Modal open onClose={onClose} title={name} closeLabel={texts.close}>
      <div className={styles.choices}>
        <button type="button" className="btn btn-outline" onClick={() => setChosen('report')}>
          <Icon name="flag" />
          <span>{fill(texts.report, { name })}</span>
        </button>
        <button type="button" className="btn btn-outline" onClick={() => setChosen('block')}>
          <Icon name="slash-circle" />
          <span>{fill(texts.block, { name })}</span>
        </button>
      </div>
    </Modal>
  );
}

const loadSafetyTexts = (locale: Locale) =>
  import(`@texts/${locale}/safety.json`).then((file: { default: Texts['safety'] }) => file.default);
