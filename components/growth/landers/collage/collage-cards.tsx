import type { MemberTile } from '#lib/contract/community/profile.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import { Photo } from '#components/ui/photo.tsx';
import { DrawnShape, type DrawnShapeName } from '../drawn-shape.tsx';
import styles from './collage.module.css';

/** Widths of a card at each breakpoint. */
const cardSizes = '(min-width: 992px) 200px, (min-width: 576px) 30vw, 50vw';

type MemberCardProps = { member: MemberTile; word: string; isEager: boolean };

/** A print: the photo, and below it name, age and town. */
export function MemberCard({ member, word, isEager }: MemberCardProps) {
  return (
    <li className={styles.card}>
      <SiteLink href={`/members/${member.id}`} className={styles.paper}>
        <span className={styles.picture}>
          {member.main_image && <Photo image={member.main_image} alt="" sizes={cardSizes} eager={isEager} />}
          {member.fictional_icon && <FictionalLabel word={word} place="photo" />}
        </span>{' '}
        <span className={styles.name}>{nameLine(member.name, member.age)}</span>{' '}
        <span className={styles.town}>{member.city}</span>
      </SiteLink>
    </li>
  );
}

type DrawnCardProps = {
  shape: DrawnShapeName;
  /** Lies there only where the table is wide. */
  isExtra?: boolean;
};

/** A print with a drawing, where there is no member to show. */
export function DrawnCard({ shape, isExtra = false }: DrawnCardProps) {
  return (
    <li className={isExtra ? `${styles.card} ${styles.extra}` : styles.card} aria-hidden="true">
      <div className={styles.paper}>
        <span className={styles.picture}>
          <DrawnShape name={shape} />
        </span>
      </div>
    </li>
  );
}
