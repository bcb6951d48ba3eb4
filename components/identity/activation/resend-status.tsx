import type { ResendResult } from './use-mail-again.ts';

/** The result of resending a mail. */
export function ResendStatus({
  result,
  className = '',
}: {
  result: ResendResult | null;
  className?: string;
}) {
  return (
    <div role={result?.failed ? 'alert' : 'status'}>
      {result && (
        <p className={`${result.failed ? 'text-danger' : 'text-success'} ${className}`}>{result.text}</p>
      )}
    </div>
  );
}
