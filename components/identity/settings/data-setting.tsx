import { useRef, useState } from 'react';
import { useExport } from '#lib/browser/transport/hooks.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { User } from '#lib/contract/identity/user.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { DataFile } from './data-file.tsx';
import { OrderData } from './order-data.tsx';
import styles from './settings.module.css';

type Props = { texts: Texts['ownData']; errors: ErrorTexts; user: Pick<User, 'status'> };

/** Everything about the member as one file: asked for by the password, waited for, fetched. */
export function DataSetting({ texts, errors, user }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={`card ${styles.section}`}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
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
    </section>
  );
}

type FileProps = Omit<Props, 'user'> & {
  /** What had the focus is gone. */
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
    if (error) return <ErrorState text={texts.failed} again={texts.again} onAgain={() => void mutate()} />;
    return <ListRowsSkeleton label={texts.loading} count={1} />;
  }
  return (
    <>
      <DataFile texts={texts} file={data} />
      {asking ? (
        <OrderData
          texts={texts}
          errors={errors}
          onOrdered={async (ordered) => {
            await mutate(ordered, { revalidate: false });
            close();
          }}
          onCancel={close}
        />
      ) : data.state === 'ordered' ? null : (
        <div>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {data.state === 'ready' ? texts.orderAgain : texts.order}
          </Button>
        </div>
      )}
    </>
  );
}
