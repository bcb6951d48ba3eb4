import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { refresh } from '#lib/browser/transport/refresh.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Gives up a pending order, once asked again; whatever it held is free for another one. */
export function CancelPayment({ id }: { id: number }) {
  const t = useTranslations('transactions.pending');
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'failed'>('idle');

  async function cancel() {
    setState('busy');
    try {
      await callApi('DELETE /api/payment.php', { query: { payment_id: id } });
      await refresh([
        { name: 'GET /api/payment.php' },
        { name: 'GET /api/payments.php' },
        { name: 'GET /api/timebonus.php' },
        { name: 'GET /api/discountcode.php' },
        { name: 'GET /api/order.php' },
      ]);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      <Button variant="quiet" busy={state === 'busy'} onClick={() => setState('asking')}>
        {t('cancel')}
      </Button>
      {state === 'failed' && <p role="alert">{t('cancelFailed')}</p>}
      <ConfirmDialog
        open={state === 'asking'}
        title={t('cancelTitle')}
        text={t('cancelText')}
        yes={t('cancel')}
        no={t('cancelNo')}
        onYes={() => void cancel()}
        onNo={() => setState('idle')}
      />
    </div>
  );
}
