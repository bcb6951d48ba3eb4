import { render, screen, within } from '@testing-library/react';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { emptyLander, testLander, testMembers } from '#tests/support/screens/lander.ts';
import type { LanderPage } from '../lander-page.ts';
import { AlonetonightLander } from './alonetonight-lander.tsx';

function show(lander: LanderPage) {
  return render(
    <InTestSite>
      <AlonetonightLander lander={lander} />
    </InTestSite>,
  );
}

const five = [...testMembers, ...testMembers.map((member) => ({ ...member, id: member.id + 100 }))].slice(
  0,
  5,
);

it('leads from every answer to another question, and from that to the signup', () => {
  const { container } = show(testLander);
  const targets = [...container.querySelectorAll('a[href^="#"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  expect(new Set(targets)).toEqual(
    new Set(['#talk', '#laugh', '#company', '#early', '#late', '#evening', '#signup']),
  );
  for (const target of targets) expect(container.querySelector(target)).not.toBeNull();
});

it('shows four members in lit windows, the fictional one with its word', () => {
  show({ ...testLander, members: five });
  const windows = within(screen.getByRole('region', { name: 'Die Fenster gegenüber' }));
  const panes = windows.getAllByRole('article');
  expect(panes).toHaveLength(4);
  expect(panes.map((pane) => pane.textContent?.includes('Fiktives Profil'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('draws every window where there are not enough members', () => {
  show(emptyLander);
  expect(screen.queryByRole('article')).toBeNull();
});
