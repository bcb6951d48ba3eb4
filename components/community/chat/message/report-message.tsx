import { useState } from 'react';
import { callApi, contentKeys } from '#lib/browser/transport/call.ts';
import type { Message } from '#lib/contract/community/chats.ts';
import { fill } from '#lib/i18n/fill.ts';
import { ReportForm } from '#components/ui/report/report-form.tsx';
import { useReportTexts } from '#components/ui/report/use-report-texts.ts';

type Props = { message: Message; name: string; onClose: () => void };

export function ReportMessage({ message, name, onClose }: Props) {
  const texts = useReportTexts();
  const [keyOf] = useState(contentKeys);
  if (!texts) return null;
  return (
    <ReportForm
      profile={{ id: message.sender, name }}
      texts={texts}
      title={fill(texts.messageTitle, { name })}
      intro={fill(texts.messageIntro, { name })}
      firstReason={message.warning}
      send={(reason, text) => {
        const body = { message: message.id, reason, text };
        return callApi('POST /api/report.php?message=1', { body, key: keyOf(body) });
      }}
      onClose={onClose}
    />
  );
}
