import type { ReactNode } from 'react';
import styles from './drawn-room.module.css';

export const rooms = ['lamp', 'cat', 'plant', 'curtain'] as const;

export type Room = (typeof rooms)[number];

const drawings: Record<Room, ReactNode> = {
  lamp: (
    <>
      <path className={styles.line} d="M40 0v34" />
      <path className={styles.shade} d="M24 52 32 34h16l8 18z" />
      <circle className={styles.glow} cx="40" cy="54" r="5" />
      <path className={styles.dark} d="M0 84h80v16H0zM10 70h20v14H10zM34 74h26v10H34z" />
    </>
  ),
  cat: (
    <>
      <path className={styles.soft} d="M0 0h14v88H0zM66 0h14v88H66z" />
      <path
        className={styles.dark}
        d="M0 88h80v12H0zM36 88c-3-12 0-21 7-25l-1-10 6 5h6l6-5-1 12c5 7 5 16 3 23zM62 88c8 0 11-5 9-13l3-1c4 10-1 17-10 17z"
      />
    </>
  ),
  plant: (
    <>
      <path className={styles.dark} d="M0 90h80v10H0zM28 70h24l-4 20H32z" />
      <path
        className={styles.leaf}
        d="M40 70c-2-20-14-26-22-26 2 14 10 22 22 26zm0 0c2-24 12-32 24-34-1 18-10 28-24 34zm0 0c-6-22-2-36 2-44 7 14 6 30-2 44z"
      />
    </>
  ),
  curtain: (
    <>
      <path className={styles.soft} d="M0 0h32c0 40-10 66-32 82zM80 0H48c0 40 10 66 32 82z" />
      <path className={styles.line} d="M0 3h80" />
      <path className={styles.dark} d="M0 90h80v10H0z" />
    </>
  ),
};

/** A lit room behind a window, seen from across the street. */
export function DrawnRoom({ room }: { room: Room }) {
  return (
    <svg className={styles.room} viewBox="0 0 80 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {drawings[room]}
    </svg>
  );
}
