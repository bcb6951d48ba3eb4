import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect, useState, useId, type FormEvent, useRef } from 'react';
import { useUser, useRelation } from '#lib/browser/transport/hooks.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { useLateTexts } from '../../ui/use-late-texts.ts';
import { GiftsSkeleton } from './gifts-skeleton.tsx';
import type { ErrorBody } from '#lib/contract/errors.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { gifts, type Gift } from '#lib/contract/community/chat-vocabulary.ts';
import { findSendBlockReason } from '#lib/rules/community/conversations.ts';
import { isRefusal, type FailureReason } from '#lib/rules/community/optimistic-messages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { GiftDrawing } from '../../ui/gift-drawing.tsx';
import { RefusalNotice } from '../../ui/refusal-notice.tsx';
import styles from './gifts.module.css';
import { loadGiftTexts } from './load-gift-texts.ts';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi, newKey } from '#lib/browser/transport/call.ts';
import { getFailureReason } from '#lib/browser/transport/failure-reason.ts';
import { afterWaiting } from '#lib/browser/transport/send-in-order.ts';
import { showCredits, showSent } from '#lib/browser/community/changed-messages.ts';

type Props = {
  member: { id: number; name: string };
  /** Announced while texts and balance load. */
  loading: string;
  /** The conversation is the screen below, so it is not linked. */
  inChat: boolean;
  onClose: () => void;
};

/** The gift form, once its texts and the balance have loaded. */
export function GiftPicker({ member, loading, inChat, onClose }: Props) {
  const { locale, errorTexts } = useSite();
  const { user, error, mutate } = useUser();
  const { texts, hasFailed, retry } = useLateTexts(loadGiftTexts);

  if (hasFailed || (error && !user)) {
    const again = () => {
      retry();
      if (error) void mutate();
    };
    return <ErrorState text={errorTexts.text} retryLabel={errorTexts.again} onRetry={again} />;
  }
  if (!texts || !user) return <GiftsSkeleton label={loading} />;
  return (
    <NextIntlClientProvider locale={locale} messages={texts}>
      <GiftForm member={member} user={user} inChat={inChat} onClose={onClose} />
    </NextIntlClientProvider>
  );
}

type GiftFormProps = Omit<Props, 'loading'> & { user: User };

type Failure = { reason: FailureReason; data?: ErrorBody };
type Sending =
  | { state: 'choosing' | 'sending' }
  | ({ state: 'failed' } & Failure)
  | { state: 'sent'; conversation: number };

/** The costs and balance, the ten gifts, and the send button. */
function GiftForm({ member, user, inChat, onClose }: GiftFormProps) {
  const t = useTranslations('gifts');
  const names = useTranslations('giftNames');
  const { prices } = useSite();
  const price = prices.gift_credits;
  const { data: relation } = useRelation(member.id);
  const [chosen, setChosen] = useState<Gift | null>(null);
  const [sending, setSending] = useState<Sending>({ state: 'choosing' });
  const group = useId();

  if (sending.state === 'sent' && chosen) {
    return <GiftSent gift={chosen} member={member} conversation={sending.conversation} />;
  }
  const failure = sending.state === 'failed' ? sending : sendBlockReason(user, price, relation);
  const isStopped = failure !== null && isRefusal(failure.reason);
  const isBusy = sending.state === 'sending';

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isBusy) return;
    setSending({ state: 'sending' });
    const result = await sendGift(member.id, chosen);
    if ('reason' in result) setSending({ state: 'failed', ...result });
    else if (inChat) onClose();
    else setSending({ state: 'sent', conversation: result.conversation });
  };
  return (
    <form method="post" onSubmit={(event) => void onSubmit(event)}>
      <p className={styles.price}>
        {`${t('price', { credits: price })} ${t('balance', { credits: user.credits })}`}
      </p>
      <fieldset className={styles.choice} disabled={isStopped || isBusy}>
        <legend className="visually-hidden">{t('choose')}</legend>
        <div className={styles.grid}>
          {gifts.map((gift) => (
            <label key={gift} className={styles.gift}>
              <input
                type="radio"
                name={group}
                value={gift}
                className={styles.radio}
                checked={chosen === gift}
                onChange={() => setChosen(gift)}
              />
              <GiftDrawing gift={gift} alt="" size={64} />
              <span>{names(gift)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {failure ? (
        <div className={styles.notice}>
          <RefusalNotice
            reason={failure.reason}
            data={failure.data}
            member={member}
            cost={price}
            credits={user.credits}
            here={`/members/${member.id}/chat`}
          />
        </div>
      ) : null}
      {isStopped ? null : (
        <div className={styles.send}>
          <Button type="submit" className="w-100" disabled={!chosen} busy={isBusy}>
            {sending.state === 'failed' ? t('again') : isBusy ? t('sending') : t('send', { credits: price })}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Why the server would refuse, shown before the choice. */
function sendBlockReason(
  user: User,
  price: number,
  relation: ReturnType<typeof useRelation>['data'],
): Failure | null {
  if (relation?.blocked_by) return { reason: 'blocked_by' };
  if (relation?.blocked) return { reason: 'blocked' };
  const own = findSendBlockReason(user, price, relation?.conversation === null);
  if (own) return { reason: own };
  return relation?.reachable === false ? { reason: 'recipient_unreachable' } : null;
}

type GiftSentProps = { gift: Gift; member: { name: string }; conversation: number };

/** The gift was sent: its image and a link to the conversation. */
function GiftSent({ gift, member, conversation }: GiftSentProps) {
  const t = useTranslations('gifts');
  const names = useTranslations('giftNames');
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has unmounted; focusing the heading also announces it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <GiftDrawing gift={gift} alt="" size={128} />
      <h3 ref={heading} tabIndex={-1} className={`h4 ${styles.sentTitle}`}>
        {t('sent', { gift: names(gift) })}
      </h3>
      <p>{t('sentText', { name: member.name })}</p>
      <ButtonLink href={`/chats/${conversation}`} className="w-100">
        {t('toChat')}
      </ButtonLink>
    </div>
  );
}

/**
 * Keys of gifts whose outcome is unknown. A repeated gift to the same member reuses its key, even after the dialog was
 * closed, so that it is given and paid once.
 */
const unsettled = new Map<string, string>();

/** Sends a gift; returns its conversation or the refusal. */
async function sendGift(member: number, gift: Gift): Promise<{ conversation: number } | Failure> {
  const target = `${member} ${gift}`;
  const key = unsettled.get(target) ?? newKey();
  unsettled.set(target, key);
  try {
    const body = { profile_id: member, client_message_id: key, gift };
    const sent = await afterWaiting(member, () => callApi('POST /api/gift.php', { body, key }));
    unsettled.delete(target);
    showSent(member, sent);
    return { conversation: sent.message.conversation };
  } catch (error) {
    const reason = getFailureReason(error);
    if (isRefusal(reason)) unsettled.delete(target);
    const data = error instanceof ApiError ? error.data : undefined;
    if (data?.credits !== undefined) showCredits(data.credits);
    return { reason, data };
  }
}
