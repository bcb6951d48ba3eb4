import { usePathname } from 'next/navigation';
import { appPath } from '../../lib/rules/platform/app-path.ts';
import { useSite } from './site-context.island.tsx';

/**
 * The path of the screen without locale, the same on the server and in the browser. Not so on the page of a status,
 * which is made once and shown at whatever address has it.
 */
export function useAppPath(): string {
  const { brand } = useSite();
  return appPath(usePathname(), brand);
}
