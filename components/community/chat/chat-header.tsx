import { useTranslations, useLocale } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import type { Chat } from '#lib/contract/community/chat.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './header.module.css';
import type { ReportSlot, MenuTopic, Question } from './chat-menu.tsx';
import { lazyPart } from '#lib/browser/transport/load-later.ts';
import { Menu } from '#components/ui/menu.island.tsx';
import { creditsBadge } from '#lib/rules/community/badges.ts';
import { numberFormat } from '#lib/contract/formats.ts';
import { lateComponent } from '#components/ui/late-component.tsx';

type Props = {
  profile: MemberTile;
  typing: boolean;
  /** The reading member. */
  user: Pick<User, 'paid_user' | 'credits'>;
  /** Undefined before the first message. */
  chat: Chat | undefined;
  /** The other member has left: there is no profile to link. */
  isGone?: boolean;
  report?: ReportSlot;
};

/** The other member, the fictional label, the credits left, and the menu. */
export function ChatHeader({ profile, typing, user, chat, isGone = false, report }: Props) {
  const t = useTranslations('chat');
  const { fictional } = useSite();
  const { id, name, age } = profile;
  return (
    <header className={styles.header}>
      <div className={`vk-chat-bar ${styles.bar}`}>
        <SiteLink href="/chats" className={`vk-round ${styles.back}`} aria-label={t('back')}>
          <Icon name="arrow-left" />
        </SiteLink>
        <Who href={isGone ? null : `/members/${id}`} label={t('profile', { name })}>
          <Avatar image={profile.main_image} name={name} />
          <div className={styles.whoText}>
            <h1 className={styles.name}>{nameLine(name, age)}</h1>
            <span className={styles.status}>
              <span>{typing ? t('typing') : profile.city}</span>
              {!typing && chat?.activity ? <span>{` · ${t(`activity.${chat.activity}`)}`}</span> : null}
            </span>
          </div>
        </Who>
        <span className="visually-hidden" role="status">
          {typing ? t('typingFull', { name }) : ''}
        </span>
        <CreditBadge user={user} here={chat ? `/chats/${chat.id}` : `/members/${id}/chat`} />
        <ChatMenu profile={profile} chat={chat} report={report} />
      </div>
      {profile.fictional_icon ? (
        <p className={styles.fictional}>
          <FictionalLabel word={fictional.singular} />
          <span>{fictional.warning}</span>
        </p>
      ) : null}
    </header>
  );
}

/** Links to the profile if there is one. */
function Who({ href, label, children }: { href: string | null; label: string; children: ReactNode }) {
  if (href === null) return <div className={styles.who}>{children}</div>;
  return (
    <SiteLink href={href} className={styles.who}>
      <span className="visually-hidden">{label}</span>
      {children}
    </SiteLink>
  );
}

// Lazy: reading and writing do not need the menu.
const MenuItems = lazyPart(() => import('./chat-menu.tsx').then((file) => file.MenuItems));
const MenuDialogs = lateComponent(() => import('./chat-menu.tsx').then((file) => file.MenuDialogs));

/** Actions on a conversation and its member. */
function ChatMenu(topic: MenuTopic) {
  const t = useTranslations('chat');
  const [isWanted, setWanted] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <>
      <Menu
        className={styles.menu}
        look="vk-round"
        label={t('menu.label', { name: topic.profile.name })}
        summary={<Icon name="three-dots-vertical" />}
        onWanted={() => setWanted(true)}
      >
        {isWanted ? (
          <Suspense fallback={<li className="vk-menu-item" aria-busy="true" />}>
            <MenuItems {...topic} onAsk={setQuestion} />
          </Suspense>
        ) : null}
      </Menu>
      {question ? <MenuDialogs {...topic} question={question} onClose={() => setQuestion(null)} /> : null}
    </>
  );
}

type CreditBadgeProps = {
  user: { paid_user: boolean; credits: number };
  /** Path of this conversation, for the way back from the credits page. */
  here: string;
};

/**
 * The credits left, always shown because messages cost credits. Warns paid users from 10 credits down, like the badge
 * in the top bar (`docs/specification.md` §2).
 */
function CreditBadge({ user, here }: CreditBadgeProps) {
  const t = useTranslations('chat');
  const locale = useLocale();
  const tone = creditsBadge(user)?.tone;
  return (
    <SiteLink
      href={`/credits?back=${encodeURIComponent(here)}`}
      className={`badge ${tone ? `badge-${tone}` : ''} ${styles.credits}`}
      aria-label={t('credits', { count: user.credits })}
    >
      <Icon name="coin" />
      <span>{numberFormat(locale).format(user.credits)}</span>
    </SiteLink>
  );
}
