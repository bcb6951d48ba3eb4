import type { ReactNode } from 'react';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { Photo } from '#components/ui/photo.tsx';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import drawnRoomStyles from './drawn-room.module.css';
import styles from './windows-opposite.module.css';

type WindowsOppositeProps = {
  members: readonly MemberTile[];
  /** The brand's label for fictional profiles. */
  label: string;
};

/** The windows from left to right; without enough members all are drawings. */
const fronts: readonly ('member' | Room)[] = ['member', 'cat', 'member', 'member', 'lamp', 'member'];
const drawn: readonly Room[] = ['lamp', 'cat', 'plant', 'curtain', 'plant', 'lamp'];

/** The lit windows opposite: some show members, the others drawings. */
export function WindowsOpposite({ members, label }: WindowsOppositeProps) {
  const memberCount = fronts.filter((front) => front === 'member').length;
  const shown = members.slice(0, memberCount);
  if (shown.length < memberCount) {
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
      {image && <Photo image={image} alt="" sizes="(min-width: 62em) 300px, 45vw" />}
      {isFictional && <FictionalLabel word={label} variant="photo" />}
      <div className={styles.who}>
        <h3 className="vk-tile-name">{nameLine(name, age)}</h3>
        <span className="vk-tile-town">{city}</span>
      </div>
    </article>
  );
}

export const rooms = ['lamp', 'cat', 'plant', 'curtain'] as const;

export type Room = (typeof rooms)[number];

const drawings: Record<Room, ReactNode> = {
  lamp: (
    <>
      <path className={drawnRoomStyles.line} d="M40 0v34" />
      <path className={drawnRoomStyles.shade} d="M24 52 32 34h16l8 18z" />
      <circle className={drawnRoomStyles.glow} cx="40" cy="54" r="5" />
      <path className={drawnRoomStyles.dark} d="M0 84h80v16H0zM10 70h20v14H10zM34 74h26v10H34z" />
    </>
  ),
  cat: (
    <>
      <path className={drawnRoomStyles.soft} d="M0 0h14v88H0zM66 0h14v88H66z" />
      <path
        className={drawnRoomStyles.dark}
        d="M0 88h80v12H0zM36 88c-3-12 0-21 7-25l-1-10 6 5h6l6-5-1 12c5 7 5 16 3 23zM62 88c8 0 11-5 9-13l3-1c4 10-1 17-10 17z"
      />
    </>
  ),
  plant: (
    <>
      <path className={drawnRoomStyles.dark} d="M0 90h80v10H0zM28 70h24l-4 20H32z" />
      <path
        className={drawnRoomStyles.leaf}
        d="M40 70c-2-20-14-26-22-26 2 14 10 22 22 26zm0 0c2-24 12-32 24-34-1 18-10 28-24 34zm0 0c-6-22-2-36 2-44 7 14 6 30-2 44z"
      />
    </>
  ),
  curtain: (
    <>
      <path className={drawnRoomStyles.soft} d="M0 0h32c0 40-10 66-32 82zM80 0H48c0 40 10 66 32 82z" />
      <path className={drawnRoomStyles.line} d="M0 3h80" />
      <path className={drawnRoomStyles.dark} d="M0 90h80v10H0z" />
    </>
  ),
};

/** A drawing of a lit room, seen from across the street. */
function DrawnRoom({ room }: { room: Room }) {
  return (
    <svg
      className={drawnRoomStyles.reserved}
      viewBox="0 0 80 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawings[room]}
    </svg>
  );
}
