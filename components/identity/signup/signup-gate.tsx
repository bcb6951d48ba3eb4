import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { trafficSource } from '#lib/browser/growth/traffic-source.ts';
import { clearInvitation, getInvitation } from '#lib/browser/identity/invitation.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { SignupTexts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { WaitingState } from '../../ui/waiting-state.tsx';

type Props = {
  signups: Settings['signups'];
  texts: SignupTexts;
  /** Heading level. */
  heading: 'h1' | 'h2';
  /** The signup itself. */
  children: ReactNode;
};

/** Admits visitors according to the brand's setting, and explains the refusal to the others. */
export function SignupGate({ signups, texts, heading, children }: Props) {
  const { name } = useSite();
  const { gate, retry } = useSignupGate(signups);
  const { closed, invitation } = texts;
  if (gate === 'checking') return <WaitingState text={invitation.checking} />;
  if (gate === 'failed')
    return <ErrorState text={invitation.failed} retryLabel={invitation.again} onRetry={retry} />;
  if (gate === 'closed' || gate === 'over-closed') {
    const isOver = gate === 'over-closed';
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
      {gate === 'invited' && (
        <p className="alert alert-success" role="status">
          {fill(invitation.welcome, { brand: name })}
        </p>
      )}
      {gate === 'over-open' && (
        <p className="alert alert-warning" role="status">
          {`${invitation.over} ${invitation.overOpen}`}
        </p>
      )}
      {children}
    </>
  );
}

export type Gate =
  | 'checking'
  /** The invitation could not be checked. */
  | 'failed'
  | 'open'
  /** Opened by an invitation. */
  | 'invited'
  | 'closed'
  /** The invitation is used up: the signup is open without it, or closed. */
  | 'over-open'
  | 'over-closed';

/**
 * Whether this visitor may sign up (`docs/specification.md` §5, roles): everyone, visitors from a traffic source, or
 * invited guests. An
 * invitation always admits, and is checked before the form is shown.
 */
function useSignupGate(signups: Settings['signups']): { gate: Gate; retry: () => void } {
  // The server knows neither link nor tab: an open signup renders at once.
  const [gate, setGate] = useState<Gate>(signups === 'all' ? 'open' : 'checking');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const settle = async () => {
      const found = await findGate(signups);
      if (isWanted) setGate(found);
    };
    void settle();
    return () => {
      isWanted = false;
    };
  }, [signups, attempt]);
  const retry = useCallback(() => {
    setGate('checking');
    setAttempt((before) => before + 1);
  }, []);
  return { gate, retry };
}

async function findGate(signups: Settings['signups']): Promise<Gate> {
  const isOpen = signups === 'all' || (signups === 'with_trafficsource' && trafficSource() !== null);
  const token = getInvitation();
  if (!token) return isOpen ? 'open' : 'closed';
  try {
    const { valid } = await callApi('POST /api/invitation.php', { body: { token } });
    if (valid) return 'invited';
    clearInvitation();
    return isOpen ? 'over-open' : 'over-closed';
  } catch {
    return isOpen ? 'open' : 'failed';
  }
}
