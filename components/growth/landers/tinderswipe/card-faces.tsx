import type { ReactNode } from 'react';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { Photo } from '#components/ui/photo.tsx';
import styles from './card-faces.module.css';

type MemberFaceProps = { member: MemberTile; label: string; eager: boolean };

/** A member's card: photo, name, age, town, and the label of fictional profiles. */
export function MemberFace({ member, label, eager }: MemberFaceProps) {
  const { name, age, city, main_image: image, fictional_icon: isFictional } = member;
  return (
    <article className={styles.face} data-face>
      {image && <Photo image={image} alt="" sizes="(min-width: 62em) 400px, 320px" eager={eager} />}
      {isFictional && <FictionalLabel word={label} variant="photo" />}
      <div className={styles.who}>
        <h2 className={styles.name}>{nameLine(name, age)}</h2>
        <p className={styles.town}>{city}</p>
      </div>
    </article>
  );
}

type WordFaceProps = {
  tone: 'prices' | 'labels' | 'block' | 'end';
  title: string;
  text: string;
  children?: ReactNode;
};

/** A card about the brand instead of a member. */
export function WordFace({ tone, title, text, children }: WordFaceProps) {
  return (
    <article className={`${styles.face} ${styles.text} ${styles[tone]}`} data-face>
      <svg className={styles.spark} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 0c.5 4.9 2.6 7.3 8 8-5.4.7-7.5 3.1-8 8-.5-4.9-2.6-7.3-8-8 5.4-.7 7.5-3.1 8-8z" />
      </svg>
      <h2 className={styles.wordTitle}>{title}</h2>
      <p className={styles.wordText}>{text}</p>
      {children}
    </article>
  );
}
