import type { ResendResult } from './use-mail-again.ts';

/** The result of resending a mail. */
export function ResendStatus({ said, className = '' }: { said: ResendResult | null; className?: string }) {
  return (
    <div role={said?.failed ? 'alert' : 'status'}>
      {said && <p className={`${said.failed ? 'text-danger' : 'text-success'} ${className}`}>{said.text}</p>}
    </div>
  );
}
