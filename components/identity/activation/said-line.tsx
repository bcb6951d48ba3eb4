import type { Said } from './use-mail-again.ts';

/** What came of sending a mail again. */
export function SaidLine({ said, className = '' }: { said: Said | null; className?: string }) {
  return (
    <div role={said?.failed ? 'alert' : 'status'}>
      {said && <p className={`${said.failed ? 'text-danger' : 'text-success'} ${className}`}>{said.text}</p>}
    </div>
  );
}
