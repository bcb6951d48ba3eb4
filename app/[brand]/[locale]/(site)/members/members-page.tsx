import { MembersScreen } from '../../../../../components/members/members-screen.tsx';
import type { MemberSearch } from '../../../../../lib/contract/members.ts';
import { searchMembers } from '../../../../../lib/upstream/members.ts';
import { getSettings } from '../../../../../lib/upstream/settings.ts';
import { readSite } from '../../read-site.ts';
import { siteHref } from '../../site-href.ts';

/** The members screen of a search; the plain one and the searched one differ in nothing else. */
export async function MembersPage({ search }: { search: MemberSearch }) {
  const [site, settings, found] = await Promise.all([readSite(), getSettings(), searchMembers(search)]);
  return (
    <MembersScreen
      search={search}
      found={found}
      settings={settings}
      fictionalWord={site.fictional.singular}
      locale={site.locale}
      href={siteHref(site)}
    />
  );
}
