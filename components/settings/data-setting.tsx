import { useRef, useState } from 'react';
import { useExport } from '../../lib/api/hooks.ts';
import type { ErrorTexts } from '../../lib/api/error-text.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { ListRowsSkeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/state.tsx';
import { DataFile } from './data-file.tsx';
import { OrderData } from './order-data.tsx';
import styles from './settings.module.css';

type Props = { texts: Texts['ownData']; errors: ErrorTexts };

/** Everything about the member as one file: asked for by the password, waited for, fetched. */
export function DataSetting({ texts, errors }: Props) {
  const { data, error, mutate } = useExport();
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setAsking(false);
    // What had the focus is gone.
    heading.current?.focus();
  };
  return (
    <section className={`card ${styles.section}`}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      {data ? (
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
      ) : error ? (
        <ErrorState text={texts.failed} again={texts.again} onAgain={() => void mutate()} />
      ) : (
        <ListRowsSkeleton label={texts.loading} count={1} />
      )}
    </section>
  );
}
