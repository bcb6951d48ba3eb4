import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PendingPayment } from '#components/commerce/transactions/pending-payment.tsx';
import { ChatHeader } from '#components/community/chat/chat-header.tsx';
import { testChat, tile } from '#tests/support/screens/chat.ts';
import { DraftLine } from '#components/community/chat/list/conversation-row.tsx';
import { BubbleMeta, DeliveryStatus, MessageText } from '#components/community/chat/message/bubble.tsx';
import { BrandChoice } from '#components/identity/settings/brand-choice.tsx';
import { ConsentLog } from '#components/identity/settings/choices-setting.tsx';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { translatePage } from '#tests/support/translate-page.ts';
import { getTexts } from '../lib/i18n/catalogue.ts';

const { privacy: choices, visibility } = getTexts('de');

beforeEach(() => {
  signInForTest(true);
  answerCalls({
    'GET /api/chats.php': { body: { chats: [], drafts: [], last_opened: null } },
    'GET /api/user.php': { body: { user: null } },
  });
});

const payment = {
  payment_id: 7,
  number: 'V26-7KQ4M-ZT',
  token: '',
  status: 'pending',
  package_id: 3,
  credits: 35,
  amount: 4599,
  currency: 'EUR',
  method: 'creditcard',
  expires_at: null,
} as never as Parameters<typeof PendingPayment>[0]['payment'];
const methodNames = {
  creditcard: 'Kreditkarte',
  directdebit: 'SEPA-Lastschrift',
  banktransfer: 'Überweisung',
};
const user = { paid_user: true, credits: 40 };
const brand = { id: 'there', name: 'There', url: 'https://there.example/', visible: true };
const consent = { kind: 'indexable', granted: true, at: '2026-11-01T10:00:00Z' } as const;

const pending = (until: string | null) => (
  <PendingPayment payment={{ ...payment, expires_at: until }} methodNames={methodNames} isOwn={false} />
);
const header = (typing: boolean, credits = 40) => (
  <ChatHeader
    profile={tile()}
    typing={typing}
    user={{ ...user, credits }}
    chat={{ ...testChat(), activity: 'recent' }}
  />
);
const brands = (own: boolean) => (
  <BrandChoice texts={visibility} brands={[{ ...brand, own }]} onChoose={() => undefined} />
);
const log = (version: string | null) => (
  <ConsentLog texts={choices.choices} consents={[{ ...consent, version }] as never} />
);

/** Renders the states one after the other, translates the first, and returns the text of the last. */
async function shownAfter(...states: ReactNode[]): Promise<string> {
  const { rerender, container } = render(<main>{states[0]}</main>, { wrapper: InTestSite });
  await act(async () => undefined);
  translatePage('~');
  for (const state of states.slice(1)) rerender(<main>{state}</main>);
  await act(async () => undefined);
  return (container.textContent ?? '').replaceAll('~', '');
}

type Draw = () => ReactNode;

test.each<[string, Draw, Draw, string]>([
  [
    'a button that is busy',
    () => <Button>Speichern</Button>,
    () => <Button busy>Speichern</Button>,
    'Speichern',
  ],
  [
    'a button that says another word',
    () => <Button>Speichern</Button>,
    () => <Button busy>Speichert</Button>,
    'Speichert',
  ],
  [
    'a badge that counts up',
    () => <Badge text={4} meaning="neu" />,
    () => <Badge text={5} meaning="neu" />,
    '5 neu',
  ],
  ['a badge that says more', () => <Badge text={4} />, () => <Badge text={5} meaning="neu" />, '5 neu'],
  [
    'an error of a field',
    () => <FieldError id="a" error="Zu lang" />,
    () => <FieldError id="a" error="Zu kurz" />,
    'Zu kurz',
  ],
  ['a partner who types', () => header(false), () => header(true), 'schreibt'],
  ['a partner who has typed', () => header(true), () => header(false), 'Köln'],
  ['credits that are spent', () => header(false), () => header(false, 39), '39'],
  [
    'a message that is edited',
    () => <MessageText text="Guten Tag" />,
    () => <MessageText text="Guten Abend" />,
    'Guten Abend',
  ],
  [
    'a message with a link',
    () => <MessageText text="Los" />,
    () => <MessageText text="https://a.example los" />,
    'los',
  ],
  ['a message of emoji', () => <MessageText text="Los" />, () => <MessageText text="👍" />, '👍'],
  [
    'a message that is read',
    () => <DeliveryStatus status="sent" />,
    () => <DeliveryStatus status="seen" />,
    'gesehen',
  ],
  ['a draft', () => <DraftLine text="Gu" />, () => <DraftLine text="Guten" />, 'Entwurf: Guten'],
  [
    'the labels of a bubble',
    () => <BubbleMeta moment="" time="12:00" labels={['Bearbeitet']} />,
    () => <BubbleMeta moment="" time="12:00" labels={['Gesendet']} />,
    '12:00 · Gesendet',
  ],
  ['a payment with its end', () => pending(null), () => pending('2026-11-21T10:30:00Z'), '21'],
  ['a payment without its end', () => pending('2026-11-21T10:30:00Z'), () => pending(null), ''],
  ['the own brand', () => brands(false), () => brands(true), visibility.own],
  ['a consent with its version', () => log(null), () => log('2026-10-05'), '5. Oktober 2026'],
])('%s goes on in a page that the browser has translated', async (_, before, now, text) => {
  expect(await shownAfter(before(), now())).toContain(text);
});

test('a replaced text disappears completely', async () => {
  expect(await shownAfter(<MessageText text="Guten Tag" />, <em>Gelöscht</em>)).toBe('Gelöscht');
  expect(screen.queryByText(/Guten Tag/)).toBeNull();
});
