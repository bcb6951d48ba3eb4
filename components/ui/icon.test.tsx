import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { iconSprite, Icon, iconNames } from './icon.tsx';

it('finds every icon in the sprite', () => {
  const sprite = readFileSync(`public${iconSprite}`, 'utf8');
  for (const name of iconNames)
    expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 16 16" overflow="visible"><path`);
});

it('lies under the name of its contents, and under its plain one', () => {
  const sprite = readFileSync('public/icons.svg');
  expect(iconSprite).toBe(`/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 12)}.svg`);
  expect(readFileSync(`public${iconSprite}`).equals(sprite)).toBe(true);
});

it('is decoration unless it has a label', () => {
  const { container } = render(<Icon name="heart" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  render(<Icon name="lock" label="Locked" />);
  expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
});
