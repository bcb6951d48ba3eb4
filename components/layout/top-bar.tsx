import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/link.tsx';
import { AccountMenu } from './account-menu.island.tsx';
import { BackButton } from './back-button.island.tsx';
import type { NavTexts } from './layout-props.ts';
import type { Language } from './language-links.tsx';
import { LanguageMenu } from './language-menu.island.tsx';
import { MemberBar } from './member-nav.island.tsx';
import { Wordmark } from './wordmark.tsx';

type TopBarProps = { name: string; texts: NavTexts; languages: readonly Language[] };

/** The bar of visitors and members: the shell contains both variants, and the hint cookie selects one. */
export function TopBar({ name, texts, languages }: TopBarProps) {
  return (
    <header className="vk-topbar">
      <a className="vk-skip" href="#main">
        {texts.skip}
      </a>
      <div className="container-xl vk-topbar-inner">
        <BackButton label={texts.back} />
        <Wordmark name={name} />
        <MemberBar texts={texts} />
        <SiteLink href="/members" className="vk-nav-link vk-nav-search vk-signed-out-only">
          <Icon name="search" />
          <span>{texts.search}</span>
        </SiteLink>
        <LanguageMenu languages={languages} label={texts.language} />
        <SiteLink href="/login" className="btn btn-primary btn-sm vk-signed-out-only">
          {texts.login}
        </SiteLink>
        <AccountMenu texts={texts} />
      </div>
    </header>
  );
}
