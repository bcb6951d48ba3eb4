import { useRef, useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useExport } from '#lib/browser/transport/hooks.ts';
import { numberFormat } from '#lib/contract/formats.ts';
import type { Export } from '#lib/contract/identity/privacy.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { useMoment } from '../../ui/use-moment.ts';
import { RequestExport } from './request-export.tsx';

type Props = { texts: Texts['privacy']; errors: ErrorTexts; user: Pick<User, 'status'> };

/** The member's data as a file: ordered by password, prepared, downloaded. */
export function DataSetting({ texts, errors, user }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SectionCard title={texts.title} headingRef={heading}>
      <p>{texts.text}</p>
      {user.status === 'active' ? (
        <OwnFile texts={texts} errors={errors} onClosed={() => heading.current?.focus()} />
      ) : (
        <>
          <p>{texts.unconfirmed}</p>
          <div>
            <ButtonLink href="/complete-signup" variant="outline">
              {texts.confirm}
            </ButtonLink>
          </div>
        </>
      )}
    </SectionCard>
  );
}

type FileProps = Omit<Props, 'user'> & {
  /** The focused element has unmounted. */
  onClosed: () => void;
};

function OwnFile({ texts, errors, onClosed }: FileProps) {
  const { data, error, mutate } = useExport();
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    onClosed();
  };
  if (!data) {
    if (error)
      return <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={() => void mutate()} />;
    return <ListRowsSkeleton label={texts.loading} count={1} />;
  }
  return (
    <>
      <DataFile texts={texts} file={data} />
      {asking ? (
        <RequestExport
          texts={texts}
          errors={errors}
          onRequested={async (requested) => {
            await mutate(requested, { revalidate: false });
            close();
          }}
          onCancel={close}
        />
      ) : data.state === 'ordered' ? null : (
        <div>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {data.state === 'ready' ? texts.requestAgain : texts.request}
          </Button>
        </div>
      )}
    </>
  );
}

type DataFileProps = { texts: Texts['privacy']; file: Export };

const megabyte = 1_000_000;

/** The file's progress, and its download when ready. */
function DataFile({ texts, file }: DataFileProps) {
  const { locale } = useSite();
  const minute = useMoment({ dateStyle: 'long', timeStyle: 'short' });
  const date = (moment: string | null) => (moment ? minute(moment) : '');
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
          <span>{fill(texts.requested, { date: date(file.ordered_at) })}</span>
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
