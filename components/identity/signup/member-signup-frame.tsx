import type { ReactNode } from 'react';
import { SiteLink } from '../../ui/link.tsx';
import styles from './member-signup.module.css';
import signup from './signup.module.css';

type MemberSignupFrameProps = {
  /** The brand's wordmark. */
  wordmark: ReactNode;
  /** The member of this signup. */
  member: ReactNode;
  /** Legal links, as there is no footer. */
  links: readonly { href: string; text: string }[];
  children: ReactNode;
};

/** The member beside the signup, above it on phones. */
export function MemberSignupFrame({ wordmark, member, links, children }: MemberSignupFrameProps) {
  return (
    <div className={`container-xl vk-page ${signup.frame}`}>
      <header>{wordmark}</header>
      <div className={styles.columns}>
        {member}
        <div className={`card ${signup.card}`}>{children}</div>
      </div>
      <ul className={signup.links}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <SiteLink href={href}>{text}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
