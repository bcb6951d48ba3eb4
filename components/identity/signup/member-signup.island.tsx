'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Settings } from '#lib/contract/brands/brands.ts';
import type { FieldError } from '#lib/contract/errors.ts';
import { fill } from '#lib/i18n/fill.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { SiteLink, useHref } from '../../ui/link.tsx';
import { RedirectMembers } from './redirect-members.tsx';
import styles from './member-signup.module.css';
import { MessageQuestion, type MemberSignupTexts } from './message-question.tsx';
import { SignupGate } from './signup-gate.tsx';
import { SignupWizard, type WizardProps } from './signup-wizard.island.tsx';
import { useMessageStage, useSignupMessage } from './use-signup-message.ts';

// The signup that starts with a first message to a member. An island because message and answers stay in this browser
// until all is sent at once.

/** Large, and unused until there is text; without it only the server checks. */
const loadCheck = () => import('#lib/rules/identity/check-signup-message.ts').catch(() => undefined);

type MemberSignupProps = Omit<WizardProps, 'heading' | 'message' | 'onDone'> & {
  signups: Settings['signups'];
  /** Profile id. */
  id: number;
  messageTexts: MemberSignupTexts;
  /** A message's cost, rendered by the page. */
  costs: ReactNode;
};

export function MemberSignup({ signups, id, messageTexts, costs, ...props }: MemberSignupProps) {
  const href = useHref();
  const { messageLength, contactData } = useSite();
  const { body, write, fieldRef } = useSignupMessage(id);
  const { isWriting, hasStarted, start, rewrite } = useMessageStage();
  const [reason, setReason] = useState<FieldError | null>(null);
  const chat = `/members/${id}/chat`;
  const questionsRef = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  // Moves the focus, so that screen readers announce the step.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    (isWriting ? fieldRef : questionsRef).current?.focus();
  }, [isWriting, fieldRef]);

  const goToNextStep = async () => {
    const check = body.trim() ? await loadCheck() : undefined;
    const found = check?.checkSignupMessage(body, { messageLength, contactData }) ?? null;
    setReason(found);
    pressed.current = !found;
    if (found) fieldRef.current?.focus();
    else start();
  };
  const onChange = () => {
    pressed.current = true;
    rewrite();
  };
  const onRefused = (refused: FieldError) => {
    setReason(refused);
    onChange();
  };
  return (
    <>
      <RedirectMembers to={({ status }) => href(status === 'active' ? chat : '/complete-signup')} />
      <SignupGate signups={signups} texts={props.texts} heading="h2">
        <div hidden={!isWriting}>
          <MessageQuestion
            texts={messageTexts}
            body={body}
            error={reason ? getErrorText(reason) : undefined}
            costs={costs}
            fieldRef={fieldRef}
            onWrite={(text) => {
              setReason(null);
              write(text);
              void loadCheck();
            }}
            onNext={goToNextStep}
          />
        </div>
        {hasStarted && (
          <div hidden={isWriting} ref={questionsRef} tabIndex={-1}>
            <MessageSummary texts={messageTexts} body={body} onChange={onChange} />
            <SignupWizard {...props} heading="h2" message={{ read: () => ({ id, body }), onRefused }} />
          </div>
        )}
      </SignupGate>
      <p className="text-center mt-4 mb-0">
        {props.texts.haveAccount}{' '}
        <SiteLink href={`/login?next=${encodeURIComponent(href(chat))}`}>{props.texts.loginTab}</SiteLink>
      </p>
    </>
  );

  function getErrorText(found: FieldError): string | undefined {
    if (found === 'contact_data') return messageTexts.contactData;
    if (found === 'too_long')
      return fill(messageTexts.tooLong, { count: [...body.trim()].length, max: messageLength });
    return props.errors.field[found];
  }
}

type MessageSummaryProps = { texts: MemberSignupTexts; body: string; onChange: () => void };

/** Above the questions: the message, with a link to edit it. */
function MessageSummary({ texts, body, onChange }: MessageSummaryProps) {
  const isBlank = body.trim() === '';
  return (
    <div className={styles.summary}>
      <div className={styles.written}>
        <p className="vk-small vk-muted mb-0">{isBlank ? texts.none : texts.yours}</p>
        {!isBlank && <blockquote className={styles.quote}>{body.trim()}</blockquote>}
      </div>
      <button type="button" className="btn btn-sm btn-quiet" onClick={onChange}>
        {isBlank ? texts.write : texts.change}
      </button>
    </div>
  );
}
