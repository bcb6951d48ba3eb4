import { useState } from 'react';
import { blockMember } from '#lib/browser/community/block.ts';
import { useRelation, useUser } from '#lib/browser/transport/hooks.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import { Button } from '../button.tsx';
import { useMinute } from '../decision/use-day.ts';
import { Modal } from '../modal.island.tsx';
import styles from './report.module.css';
import type { ReportTexts } from './use-report-texts.ts';

export type Received = CallResponse<'POST /api/report.php'>;

type Props = {
  profile: Pick<MemberTile, 'id' | 'name'>;
  received: Received;
  texts: ReportTexts;
  onClose: () => void;
};

/** A report's receipt: number, date and time, the mail's address, and an offer to block. */
export function ReportReceived({ profile: { id, name }, received, texts, onClose }: Props) {
  const { user } = useUser();
  const { data: relation } = useRelation(id);
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const date = useMinute()(received.received_at);
  const block = async () => {
    setState('busy');
    try {
      await blockMember(id);
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <Modal open onClose={onClose} title={texts.received.title} closeLabel={texts.close}>
      <p>{texts.received.text}</p>
      <p className={styles.receipt}>
        {texts.received.number}
        <strong>{received.receipt}</strong>
        <span className="vk-muted">{fill(texts.received.at, { date })}</span>
      </p>
      {user ? <p className="vk-muted">{fill(texts.received.mail, { email: user.email })}</p> : null}
      {relation && !relation.blocked ? <p>{fill(texts.received.block, { name })}</p> : null}
      {state === 'failed' ? (
        <div className="alert alert-danger" role="alert">
          <span>{texts.received.blockFailed}</span>
        </div>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onClose}>
          {texts.received.done}
        </Button>
        {relation && !relation.blocked ? (
          <Button variant="danger" busy={state === 'busy'} onClick={() => void block()}>
            {fill(texts.received.blockNow, { name })}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}
