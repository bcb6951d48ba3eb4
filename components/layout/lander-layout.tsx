import { chatAndLanderCountries } from '../../lib/rules/growth/entry-warning.ts';
import { LoadingBar } from '../ui/loading-bar.island.tsx';
import { EntryWarning } from './entry-warning.island.tsx';
import { Footer } from './footer.tsx';
import type { LayoutProps } from './layout-props.ts';
import { LogoBar } from './logo-bar.tsx';
import { RootAttributes } from './root-attributes.island.tsx';

/** The layout of campaign pages: logo bar and footer, no distractions and no polling. */
export function LanderLayout(props: LayoutProps) {
  const { site, texts, languages, children, modals } = props;
  return (
    <>
      <LogoBar name={site.name} texts={texts.nav} languages={languages} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer {...props} />
      <EntryWarning texts={texts.entryWarning} countries={chatAndLanderCountries} />
      {modals}
      <LoadingBar />
      <RootAttributes />
    </>
  );
}
