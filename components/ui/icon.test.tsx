import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { Icon, iconNames } from './icon.tsx';

it('finds every icon in the sprite', () => {
  const sprite = readFileSync('public/icons.svg', 'utf8');
  for (const name of iconNames)
    expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 16 16" overflow="visible"><path`);
});

it('is decoration unless it has a label', () => {
  const { container } = render(<Icon name="heart" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  render(<Icon name="lock" label="Locked" />);
  expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
});
