import { render, screen } from '@testing-library/react';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { testMessage } from '#tests/support/screens/chat.ts';
import { NewMessageAnnouncer } from './new-message-announcer.tsx';

it('announces to screen readers that a message is automatic before its text', () => {
  const shown = [testMessage({ id: 1 })];
  const news = (messages: typeof shown) => <NewMessageAnnouncer newest={messages} own={7} name="Mara" />;
  const { rerender } = render(news(shown), { wrapper: InTestSite });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(news([...shown, testMessage({ id: 2, automatic: true, body: 'Kaffee oder Tee?' })]));
  expect(screen.getByRole('status')).toHaveTextContent(/Automatische Nachricht\. Kaffee oder Tee\?/);
});
