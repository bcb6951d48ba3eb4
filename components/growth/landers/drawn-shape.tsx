import type { ReactNode } from 'react';
import styles from './drawn-shape.module.css';

export const drawnShapes = ['heart', 'talk', 'evening', 'spark', 'walk', 'rings', 'window', 'stars'] as const;

export type DrawnShapeName = (typeof drawnShapes)[number];

const { ground, deep, main, light, line } = styles;

const spark = 'M0-24C1.5-9.3 7.8-2.1 24 0 7.8 2.1 1.5 9.3 0 24-1.5 9.3-7.8 2.1-24 0-7.8-2.1-1.5-9.3 0-24z';

const drawings: Record<DrawnShapeName, ReactNode> = {
  heart: (
    <>
      <circle className={light} cx="18" cy="20" r="26" />
      <path className={main} d="M40 76C8 56 14 30 29 30c6 0 10 4 11 9 1-5 5-9 11-9 15 0 21 26-11 46z" />
    </>
  ),
  talk: (
    <>
      <path
        className={main}
        d="M14 22h38a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H32L20 64V54h-6a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8z"
      />
      <path
        className={light}
        d="M36 50h28a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8h-2v9l-11-9H36a8 8 0 0 1-8-8V58a8 8 0 0 1 8-8z"
      />
    </>
  ),
  evening: (
    <>
      <circle className={main} cx="46" cy="44" r="17" />
      <path className={deep} d="M0 66c14-12 26-12 40 0s26 10 40-2v36H0z" />
      <path className={light} d="M0 82c16-8 28-6 42 0s24 6 38-2v20H0z" />
    </>
  ),
  spark: (
    <>
      <path className={main} transform="translate(36 54)" d={spark} />
      <path className={light} transform="translate(62 24) scale(.42)" d={spark} />
      <path className={deep} transform="translate(64 80) scale(.3)" d={spark} />
    </>
  ),
  walk: (
    <>
      <path className={line} d="M22 100C22 74 62 76 58 52S24 38 30 14" />
      <circle className={main} cx="30" cy="14" r="7" />
      <circle className={light} cx="56" cy="46" r="5" />
      <circle className={deep} cx="24" cy="88" r="5" />
    </>
  ),
  rings: (
    <>
      <circle className={main} cx="31" cy="46" r="21" />
      <circle className={light} cx="50" cy="56" r="21" />
    </>
  ),
  stars: (
    <>
      <circle className={deep} cx="80" cy="100" r="52" />
      <path className={main} transform="translate(26 28) scale(.7)" d={spark} />
      <path className={light} transform="translate(58 34) scale(.36)" d={spark} />
      <path className={light} transform="translate(28 66) scale(.26)" d={spark} />
    </>
  ),
  window: (
    <>
      <rect className={main} x="18" y="18" width="44" height="62" rx="22" />
      <path className={light} d="M18 60h44v12a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z" />
      <circle className={deep} cx="48" cy="38" r="7" />
    </>
  ),
};

/** A drawing in the brand's colours in place of a member's photo; decorative, 4:5 like photos. */
export function DrawnShape({ name }: { name: DrawnShapeName }) {
  return (
    <svg className={styles.shape} viewBox="0 0 80 100" aria-hidden="true" data-shape={name}>
      <rect className={ground} width="80" height="100" />
      {drawings[name]}
    </svg>
  );
}
