'use client';

// The member's own photo with My profile, Settings and Logout behind it; who that is only the browser knows.

import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { SiteLink, useHref } from '../ui/link.tsx';
import { Menu } from '../ui/menu.island.tsx';
import { notify } from '../ui/toast.ts';
import type { NavWords } from './chrome-words.ts';
import { useMemberState } from './member-state.ts';

export function AccountMenu({ words }: { words: NavWords }) {
  const { user } = useMemberState();
  const home = useHref()('/');

  async function logOut() {
    try {
      const session = await import('../../lib/api/session.ts');
      await session.logOut();
      // A new document: nothing of the member stays in memory.
      window.location.assign(home);
    } catch {
      notify({ kind: 'error', text: words.logoutFailed });
    }
  }

  return (
    <Menu
      className="vk-account vk-in-only"
      label={words.account}
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
      <li>
        <SiteLink href="/profile" className="vk-menu-item">
          <Icon name="person" />
          {words.profile}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/swipe-game" className="vk-menu-item">
          <Icon name="hearts" />
          {words.swipeGame}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/match-finder" className="vk-menu-item">
          <Icon name="stars" />
          {words.matchFinder}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/settings" className="vk-menu-item">
          <Icon name="gear" />
          {words.settings}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/pricing" className="vk-menu-item">
          <Icon name="coin" />
          {words.pricing}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/pages/faq" className="vk-menu-item">
          <Icon name="info-circle" />
          {words.help}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/complaints" className="vk-menu-item">
          <Icon name="flag" />
          {words.complaints}
        </SiteLink>
      </li>
      <li>
        <button type="button" className="vk-menu-item" onClick={() => void logOut()}>
          <Icon name="box-arrow-right" />
          {words.logout}
        </button>
      </li>
    </Menu>
  );
}
