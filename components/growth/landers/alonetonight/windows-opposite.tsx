import type { MemberTile } from '#lib/contract/community/profile.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { Photo } from '#components/ui/photo.tsx';
import { DrawnRoom, rooms, type Room } from './drawn-room.tsx';
import styles from './windows-opposite.module.css';

type WindowsOppositeProps = {
  members: readonly MemberTile[];
  /** The brand's word for a fictional profile. */
  label: string;
};

/** What is behind each window from left to right; without enough members all of them are drawn. */
const fronts: readonly ('member' | Room)[] = ['member', 'cat', 'member', 'member', 'lamp', 'member'];
const drawn: readonly Room[] = ['lamp', 'cat', 'plant', 'curtain', 'plant', 'lamp'];

/** The lit windows of the house opposite: some with a member in them, the others drawn. */
export function WindowsOpposite({ members, label }: WindowsOppositeProps) {
  const wanted = fronts.filter((front) => front === 'member').length;
  const shown = members.slice(0, wanted);
  if (shown.length < wanted) {
    return (
      <ul className={styles.windows}>
        {drawn.map((room, at) => (
          <li key={`${room}-${at}`} className={styles.window}>
            <DrawnRoom room={room} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.windows}>
      {fronts.map((front, at) => {
        const member =
          front === 'member' ? shown[fronts.slice(0, at).filter((each) => each === front).length] : undefined;
        return (
          <li key={`${front}-${at}`} className={styles.window}>
            {member ? (
              <Pane member={member} label={label} />
            ) : (
              <DrawnRoom room={rooms.find((each) => each === front) ?? 'lamp'} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Pane({ member, label }: { member: MemberTile; label: string }) {
  const { name, age, city, main_image: image, fictional_icon: isFictional } = member;
  return (
    <article className={styles.pane}>
      {image && <Photo image={image} alt="" sizes="(min-width: 992px) 300px, 45vw" />}
      {isFictional && <FictionalLabel word={label} place="photo" />}
      <div className={styles.who}>
        <h3 className={styles.name}>{nameLine(name, age)}</h3>
        <p className={styles.town}>{city}</p>
      </div>
    </article>
  );
}
