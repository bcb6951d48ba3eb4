import type { ReactNode } from 'react';
import type { TownMap } from '#lib/contract/community/map-towns.ts';
import { SiteLink } from '#components/ui/link.tsx';
import styles from './map.module.css';
import { nameGap, nameSize, placeNames, type Side } from './town-names.ts';
import { townKind, townPath, type TownSearch } from './town-search.ts';

type CountryMapProps = { map: TownMap; search: TownSearch };

/** The country in dots with its towns. Pointer users may press a town; others have the more detailed list. */
export function CountryMap({ map, search }: CountryMapProps) {
  const { land, inset, towns, country } = map;
  const wide = land[0]?.length ?? 1;
  const high = land.length;
  const unit = Math.max(wide, high);
  const names = placeNames(towns, { wide, high });
  // The largest last, on top.
  const drawn = towns.toReversed();
  return (
    <svg className={styles.map} viewBox={`-1 -1 ${wide + 2} ${high + 2}`} aria-hidden="true">
      <path className={styles.land} d={landPath(land)} />
      {inset && <rect className={styles.inset} {...inset} rx="1" />}
      <g fontSize={tenth(unit * nameSize)}>
        {drawn.map((town) => (
          <Spot key={town.city} href={search === 'by-town' ? townPath(country, town.city) : null}>
            <g className={styles[townKind(town)]} transform={`translate(${town.x} ${town.y})`}>
              <circle className={styles.halo} r={tenth(unit * 0.03)} />
              <Name city={town.city} side={names.get(town)} gap={tenth(unit * nameGap)} />
              <circle className={styles.dot} r={tenth(unit * 0.013)} />
            </g>
          </Spot>
        ))}
      </g>
    </svg>
  );
}

/**
 * The squares of a drawing as one SVG path: a line along every run of land, drawn with zero-length round dashes one
 * square apart, so that each square is a dot. The last dot needs a slightly longer line.
 */
function landPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index}.5 ${y}.5h${run.length - 1}.01`),
    )
    .join('');
}

type SpotProps = { href: string | null; children: ReactNode };

function Spot({ href, children }: SpotProps) {
  return href ? (
    <SiteLink href={href} tabIndex={-1} className={styles.spot}>
      {children}
    </SiteLink>
  ) : (
    children
  );
}

type NameProps = { city: string; side: Side | undefined; gap: number };

/** Nothing if there was no room. */
function Name({ city, side, gap }: NameProps) {
  if (!side) return null;
  return (
    <text
      className={styles.name}
      x={side === 'left' ? -gap : gap}
      dy=".35em"
      textAnchor={side === 'left' ? 'end' : 'start'}
    >
      {city}
    </text>
  );
}

const tenth = (number: number) => Math.round(number * 10) / 10;
