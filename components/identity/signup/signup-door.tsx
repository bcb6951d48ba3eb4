import type { ReactNode } from 'react';
import type { Settings } from '#lib/contract/brands/settings.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { SignupTexts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { useSignupDoor } from './use-signup-door.ts';

type Props = {
  signups: Settings['signups'];
  texts: SignupTexts;
  /** Level of the headings around it. */
  heading: 'h1' | 'h2';
  /** The signup itself. */
  children: ReactNode;
};

/** Lets in whom the brand's setting lets in, and says to everybody else how things stand. */
export function SignupDoor({ signups, texts, heading, children }: Props) {
  const { name } = useSite();
  const { door, again } = useSignupDoor(signups);
  const { closed, invitation } = texts;
  if (door === 'checking') {
    return (
      <div className="vk-state" role="status">
        <span className="vk-state-icon vk-skeleton" />
        <p>{invitation.checking}</p>
      </div>
    );
  }
  if (door === 'failed')
    return <ErrorState text={invitation.failed} again={invitation.again} onAgain={again} />;
  if (door === 'closed' || door === 'over-closed') {
    const isOver = door === 'over-closed';
    return (
      <EmptyState
        heading={heading}
        icon="lock"
        title={isOver ? invitation.over.replace(/\.$/, '') : closed.title}
        text={fill(isOver ? invitation.overClosed : closed.text, { brand: name })}
        action={<ButtonLink href="/members">{invitation.look}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {door === 'invited' && (
        <p className="alert alert-success" role="status">
          {fill(invitation.welcome, { brand: name })}
        </p>
      )}
      {door === 'over-open' && (
        <p className="alert alert-warning" role="status">
          {`${invitation.over} ${invitation.overOpen}`}
        </p>
      )}
      {children}
    </>
  );
}
