import { usePathname } from 'next/navigation';
import { appPath } from '../../lib/rules/platform/app-path.ts';
import { useSite } from './site-context.island.tsx';

/** The screen's path without locale, the same on server and client, except on cached status pages. */
export function useAppPath(): string {
  const { brand } = useSite();
  return appPath(usePathname(), brand);
}
