'use client';

// The brand's languages as plain links to this page. The browser stores the choice.

import { useSite } from '../site/site-context.island.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.island.tsx';
import { LanguageLinks, type Language } from './language-links.tsx';

export function LanguageMenu({ languages, label }: { languages: readonly Language[]; label: string }) {
  const { locale: current } = useSite();
  return (
    <Menu
      className="vk-language"
      look="vk-nav-link"
      label={`${current.toUpperCase()}, ${label}`}
      summary={
        <>
          <Icon name="globe2" />
          <span>{current}</span>
        </>
      }
    >
      <LanguageLinks languages={languages} look="vk-menu-item" />
    </Menu>
  );
}
