import { useTranslations } from 'next-intl';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import { Photo } from '#components/ui/photo.tsx';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { drawnShapes, type DrawnShapeName, DrawnShape } from '../drawn-shape.tsx';
import { LanderSignupForm } from '../lander-signup-form.tsx';
import { LanderNotice } from '../lander-notice.tsx';
import type { LanderPage } from '../lander-page.ts';
import styles from './collage.module.css';

/** Cards of the piles before and after the signup. */
const piles = [3, 4] as const;
const cardCount = piles[0] + piles[1];
/** The drawing among the members. */
const fillingShape = 'spark';

/** `collagelanding`: photos on a table like prints, with the headline across and the signup in the middle. */
export function CollageLander({ lander }: { lander: LanderPage }) {
  const t = useTranslations('landerCollage');
  const members = lander.members.slice(0, cardCount);
  const cards = drawnShapes
    .filter((shape) => shape !== fillingShape)
    .map((shape, at) => members[at] ?? shape);
  const pile = (from: number, count: number) => (
    <Pile
      cards={cards.slice(from, from + count)}
      isFirst={from === 0}
      word={lander.site.fictional.singular}
      label={t('members')}
    />
  );
  return (
    <div className={styles.stage}>
      <div className="container-xl">
        <LanderNotice site={lander.site} />
        <div className={styles.table}>
          <h1 className={styles.banner}>{lander.text.title}</h1>
          {pile(0, piles[0])}
          <div className={styles.middle}>
            <p className={styles.lead}>{lander.text.lead}</p>
            <LanderSignupForm lander={lander} heading={t('signupHeading')} />
            {members.length === 0 ? (
              <p className={styles.note}>{t('without')}</p>
            ) : (
              <SiteLink href="/members" className={`btn btn-link ${styles.note}`}>
                {t('all')}
              </SiteLink>
            )}
          </div>
          {pile(piles[0], piles[1])}
        </div>
      </div>
    </div>
  );
}

type PileProps = {
  cards: readonly (MemberTile | DrawnShapeName)[];
  isFirst: boolean;
  word: string;
  label: string;
};

/** A pile of only drawings is decoration; among members they fill the table. */
function Pile({ cards, isFirst, word, label }: PileProps) {
  const hasMembers = cards.some((card) => typeof card !== 'string');
  return (
    <ul className={styles.pile} aria-label={label} aria-hidden={!hasMembers || undefined}>
      {cards.map((card) =>
        typeof card === 'string' ? (
          <DrawnCard key={card} shape={card} />
        ) : (
          <MemberCard key={card.id} member={card} word={word} isEager={isFirst} />
        ),
      )}
      {isFirst && <DrawnCard shape={fillingShape} isExtra />}
    </ul>
  );
}

/** Widths of a card at each breakpoint. */
const cardSizes = '(min-width: 62em) 200px, (min-width: 36em) 30vw, 50vw';

type MemberCardProps = { member: MemberTile; word: string; isEager: boolean };

/** A print: photo, name, age and town. */
function MemberCard({ member, word, isEager }: MemberCardProps) {
  return (
    <li className={styles.card}>
      <SiteLink href={`/members/${member.id}`} className={styles.paper}>
        <span className={styles.picture}>
          {member.main_image && <Photo image={member.main_image} alt="" sizes={cardSizes} eager={isEager} />}
          {member.fictional_icon && <FictionalLabel word={word} variant="photo" />}
        </span>{' '}
        <span className={styles.name}>{nameLine(member.name, member.age)}</span>{' '}
        <span className={styles.town}>{member.city}</span>
      </SiteLink>
    </li>
  );
}

type DrawnCardProps = {
  shape: DrawnShapeName;
  /** Only on wide tables. */
  isExtra?: boolean;
};

/** A print with a drawing, in place of a member. */
function DrawnCard({ shape, isExtra = false }: DrawnCardProps) {
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
