import type { Texts } from '#lib/i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useScreenTop } from '../../ui/use-screen-top.ts';

type ResetSentProps = { texts: Texts['resetPassword']['sent']; email: string; onAgain: () => void };

/** Where the mail went if there is an account; it reads the same for an address that has none. */
export function ResetSent({ texts, email, onAgain }: ResetSentProps) {
  const heading = useScreenTop();
  return (
    <section className="vk-state">
      <span className="vk-state-icon">
        <Icon name="envelope" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="h2">
        {texts.title}
      </h1>
      <p>
        {texts.to}
        <br />
        <strong className="text-break text-body">{email}</strong>
      </p>
      <p>{texts.text}</p>
      <p>{texts.nothing}</p>
      <ButtonLink href="/login" size="lg" className="w-100">
        {texts.login}
      </ButtonLink>
      <Button variant="outline" className="w-100 mt-1" onClick={onAgain}>
        {texts.again}
      </Button>
    </section>
  );
}
