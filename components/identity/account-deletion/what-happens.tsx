import { useCall } from '#lib/browser/transport/hooks.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LeavingTexts } from '#lib/i18n/text-parts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import styles from './leaving.module.css';
import { dateFormat } from '#lib/contract/formats.ts';

/** What ends with the account and when, in numbers of this member. */
export function WhatHappens({ texts }: { texts: LeavingTexts }) {
  const { locale } = useSite();
  const { data, error, mutate } = useCall('GET /api/account-deletion.php', undefined);
  const words = texts.confirm;
  if (!data) {
    if (error) return <ErrorState text={texts.failed} again={texts.again} onAgain={() => void mutate()} />;
    return <ListRowsSkeleton label={texts.loading} count={2} />;
  }
  const date = dateFormat(locale, { dateStyle: 'long' }).format(new Date(data.erase_at));
  return (
    <ul className={styles.facts}>
      <li>{words.atOnce}</li>
      {data.credits > 0 ? <li>{fill(words.credits, { count: data.credits })}</li> : null}
      {data.pending_payments > 0 ? <li>{fill(words.pending, { count: data.pending_payments })}</li> : null}
      <li>{fill(words.return, { date })}</li>
      <li>{words.erase}</li>
    </ul>
  );
}
