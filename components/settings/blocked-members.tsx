import { unblockMember } from '../../lib/api/block.ts';
import { useBlocked } from '../../lib/api/hooks.ts';
import type { MemberTile } from '../../lib/contract/profile.ts';
import { fill } from '../../lib/i18n/fill.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import { useSite } from '../site/site-context.island.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { FictionalLabel } from '../ui/fictional-label.tsx';
import { ListRowsSkeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/state.tsx';
import { notify } from '../ui/toast.ts';
import styles from './settings.module.css';

type BlockedMembersProps = {
  texts: Texts['settings']['blocked'];
  again: string;
  failed: (cause: unknown) => string;
};

/** Whom the member has blocked, each with the way back. */
export function BlockedMembers({ texts, again, failed }: BlockedMembersProps) {
  const { data, error, mutate } = useBlocked();
  const unblock = async ({ id, name }: MemberTile) => {
    try {
      await unblockMember(id);
      notify({ kind: 'success', text: fill(texts.done, { name }) });
    } catch (cause) {
      notify({ kind: 'error', text: failed(cause) });
    }
  };
  return (
    <section className={`card ${styles.section}`}>
      <h2>{texts.title}</h2>
      {data ? (
        <>
          <p>{data.profiles.length > 0 ? texts.text : texts.empty}</p>
          {data.profiles.length > 0 && (
            <ul className="vk-rows">
              {data.profiles.map((member) => (
                <BlockedRow key={member.id} texts={texts} member={member} onUnblock={() => unblock(member)} />
              ))}
            </ul>
          )}
        </>
      ) : error ? (
        <ErrorState text={texts.failed} again={again} onAgain={() => void mutate()} />
      ) : (
        <ListRowsSkeleton label={texts.loading} count={2} />
      )}
    </section>
  );
}

type BlockedRowProps = {
  texts: BlockedMembersProps['texts'];
  member: MemberTile;
  onUnblock: () => Promise<void>;
};

function BlockedRow({ texts, member, onUnblock }: BlockedRowProps) {
  const { fictional } = useSite();
  return (
    <li className="vk-row">
      <Avatar image={member.main_image} name={member.name} />
      <span className="vk-row-text">
        <span className="vk-row-title">
          {member.name}, {member.age}
        </span>
        <span className="vk-row-line">
          {member.fictional_icon ? <FictionalLabel word={fictional.singular} /> : member.city}
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        aria-label={fill(texts.unblockName, { name: member.name })}
        onClick={() => void onUnblock()}
      >
        {texts.unblock}
      </Button>
    </li>
  );
}
