'use client';

// The member's links with badges, as a bar on wide screens and as tabs on phones; the counts belong to the member.

import { countBadge, creditsBadge } from '../../lib/rules/community/badges.ts';
import { navSection, type NavSection } from '../../lib/rules/platform/nav-section.ts';
import { matchRoute } from '../../lib/rules/platform/routes.ts';
import { useAppPath } from '../site/use-app-path.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { SiteLink } from '../ui/link.tsx';
import type { NavTexts } from './layout-props.ts';
import { useMemberState } from './member-state.ts';

type Entry = {
  section: NavSection;
  href: string;
  icon: IconName;
  word: string;
  badge?: { text: string; tone: BadgeTone; meaning: string } | null;
};

function useEntries(texts: NavTexts): Entry[] {
  const { user, unread, newLikes } = useMemberState();
  const messages = countBadge(unread);
  const likes = countBadge(newLikes);
  const credits = user ? creditsBadge(user) : null;
  // The default label is shown until the user has loaded.
  const isFree = user ? !user.paid_user : false;
  return [
    { section: 'search', href: '/members', icon: 'search', word: texts.search },
    {
      section: 'messages',
      href: '/chats',
      icon: 'chat',
      word: texts.messages,
      badge: messages ? { text: messages, tone: 'unread-messages', meaning: texts.new } : null,
    },
    {
      section: 'likes',
      href: '/likes',
      icon: 'heart',
      word: texts.likes,
      badge: likes ? { text: likes, tone: 'neutral', meaning: texts.new } : null,
    },
    {
      section: 'credits',
      href: isFree ? '/premium' : '/credits',
      icon: isFree ? 'gem' : 'coin',
      word: isFree ? texts.premium : texts.credits,
      badge: credits
        ? { text: String(credits.credits), tone: credits.tone, meaning: texts.creditsLeft }
        : null,
    },
  ];
}

function useSection(): NavSection | null {
  return navSection(matchRoute(useAppPath()));
}

/** From 992 px: beside the brand in the top bar. */
export function MemberBar({ texts }: { texts: NavTexts }) {
  const section = useSection();
  return (
    <nav className="vk-nav vk-member-nav vk-signed-in-only" aria-label={texts.main}>
      {useEntries(texts).map(({ section: name, href, word, badge }) => (
        <SiteLink
          key={name}
          href={href}
          className="vk-nav-link"
          aria-current={name === section ? 'page' : undefined}
        >
          <span>{word}</span>
          {badge && <Badge {...badge} />}
        </SiteLink>
      ))}
    </nav>
  );
}

/** Below 992 px: five tabs at the bottom. */
export function MemberTabs({ texts }: { texts: NavTexts }) {
  const section = useSection();
  const me: Entry = { section: 'me', href: '/profile', icon: 'person', word: texts.me };
  return (
    <nav className="vk-tabbar vk-signed-in-only" aria-label={texts.main}>
      {[...useEntries({ ...texts, messages: texts.chats }), me].map(
        ({ section: name, href, icon, word, badge }) => (
          <SiteLink
            key={name}
            href={href}
            className="vk-tab"
            aria-current={name === section ? 'page' : undefined}
          >
            <span className="vk-tab-icon">
              <Icon name={icon} />
              {badge && <Badge {...badge} />}
            </span>
            <span>{word}</span>
          </SiteLink>
        ),
      )}
    </nav>
  );
}
