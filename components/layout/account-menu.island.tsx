'use client';

// The member's photo with a menu: My profile, Settings, Logout. An island because only the browser knows the member.

import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { SiteLink, useHref } from '../ui/link.tsx';
import { Menu } from '../ui/menu.island.tsx';
import { notify } from '../ui/toast.ts';
import type { NavTexts } from './layout-props.ts';
import { useMemberState } from './member-state.ts';

/** The menu's links in order. */
const places = [
  { href: '/profile', icon: 'person', word: 'profile' },
  { href: '/swipe-game', icon: 'hearts', word: 'swipeGame' },
  { href: '/match-finder', icon: 'stars', word: 'matchFinder' },
  { href: '/settings', icon: 'gear', word: 'settings' },
  { href: '/transactions', icon: 'clock', word: 'payments' },
  { href: '/pricing', icon: 'coin', word: 'pricing' },
  { href: '/pages/faq', icon: 'info-circle', word: 'help' },
  { href: '/complaints', icon: 'flag', word: 'complaints' },
] as const;

export function AccountMenu({ texts }: { texts: NavTexts }) {
  const { user } = useMemberState();
  const home = useHref()('/');

  async function logOut() {
    try {
      const session = await import('../../lib/browser/session/session.ts');
      await session.logOut();
      // A full load clears the member's data from memory.
      window.location.assign(home);
    } catch {
      notify({ kind: 'error', text: texts.logoutFailed });
    }
  }

  return (
    <Menu
      className="vk-account vk-signed-in-only"
      label={texts.account}
      summary={
        user ? (
          <Avatar image={user.image} name={user.name} size={40} />
        ) : (
          <span className="vk-avatar">
            <Icon name="person" />
          </span>
        )
      }
    >
      {places.map(({ href, icon, word }) => (
        <li key={href}>
          <SiteLink href={href} className="vk-menu-item">
            <Icon name={icon} />
            <span>{texts[word]}</span>
          </SiteLink>
        </li>
      ))}
      <li>
        <button type="button" className="vk-menu-item" onClick={() => void logOut()}>
          <Icon name="box-arrow-right" />
          {texts.logout}
        </button>
      </li>
    </Menu>
  );
}
