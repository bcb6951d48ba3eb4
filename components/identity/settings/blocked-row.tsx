import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';

type Props = {
  texts: Texts['settings']['blocked'];
  member: MemberTile;
  busy: boolean;
  onUnblock: () => void;
};

/** A blocked member, and the button that lifts the block. */
export function BlockedRow({ texts, member, busy, onUnblock }: Props) {
  const { fictional } = useSite();
  const { name, age, city } = member;
  return (
    <li className="vk-row">
      <Avatar image={member.main_image} name={name} />
      <span className="vk-row-text">
        <span className="vk-row-title">{nameLine(name, age)}</span>
        {/* A line would cut the word short, and it has to be read whole. */}
        {member.fictional_icon ? (
          <FictionalLabel word={fictional.singular} />
        ) : (
          <span className="vk-row-line">{city}</span>
        )}
      </span>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        aria-label={`${texts.unblock}, ${name}`}
        onClick={onUnblock}
      >
        {texts.unblock}
      </Button>
    </li>
  );
}
