import type { NavTexts } from './layout-props.ts';
import type { Language } from './language-links.tsx';
import { LanguageMenu } from './language-menu.island.tsx';
import { Wordmark } from './wordmark.tsx';

type LogoBarProps = { name: string; texts: NavTexts; languages: readonly Language[] };

/** The landers' bar: brand and languages. */
export function LogoBar({ name, texts, languages }: LogoBarProps) {
  return (
    <header className="vk-topbar vk-lander-bar">
      <a className="vk-skip" href="#main">
        {texts.skip}
      </a>
      <div className="container-xl vk-topbar-inner">
        <Wordmark name={name} />
        <LanguageMenu languages={languages} label={texts.language} />
      </div>
    </header>
  );
}
