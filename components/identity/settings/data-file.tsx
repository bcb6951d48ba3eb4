import type { Export } from '#lib/contract/identity/privacy.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { dateFormat, numberFormat } from '#lib/contract/formats.ts';

type Props = { texts: Texts['ownData']; file: Export };

const megabyte = 1_000_000;

/** How far the file is; ready, it can be kept. */
export function DataFile({ texts, file }: Props) {
  const { locale } = useSite();
  const date = (moment: string | null) =>
    dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment ?? 0));
  const size = numberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(Math.max(file.size ?? 0, megabyte / 10) / megabyte);
  return (
    <div role="status">
      {file.state === 'ordered' ? (
        <p>
          <span className="spinner-border spinner-border-sm me-2" aria-hidden="true" />
          <span>{fill(texts.ordered, { date: date(file.ordered_at) })}</span>
        </p>
      ) : file.state === 'failed' ? (
        <p>{texts.notMade}</p>
      ) : file.state === 'ready' ? (
        <>
          <p>{fill(texts.ready, { date: date(file.ready_at), until: date(file.expires_at) })}</p>
          <p>
            <a className="btn btn-primary" href="/api/export.php?file=1" download>
              {fill(texts.fetch, { size })}
            </a>
          </p>
        </>
      ) : null}
    </div>
  );
}
