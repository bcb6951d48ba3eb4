import type { NavWords } from './chrome-words.ts';
import type { Language } from './language-links.tsx';
import { LanguageMenu } from './language-menu.island.tsx';
import { Wordmark } from './wordmark.tsx';

type LogoBarProps = { name: string; words: NavWords; languages: readonly Language[] };

/** The landers' bar: brand and languages. */
export function LogoBar({ name, words, languages }: LogoBarProps) {
  return (
    <header className="vk-topbar vk-lander-bar">
      <a className="vk-skip" href="#main">
        {words.skip}
      </a>
      <div className="container-xl vk-topbar-inner">
        <Wordmark name={name} />
        <LanguageMenu languages={languages} label={words.language} />
      </div>
    </header>
  );
}
