import { render } from '@testing-library/react';
import { JsonLd } from './json-ld.tsx';

it('is data of the page that nothing in it can end', () => {
  const name = '</script><img src=x onerror=alert(1)>';
  const { container } = render(<JsonLd things={[{ '@type': 'Person', name }]} />);
  expect(container.innerHTML.match(/<\/script>/g)).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
  const script = container.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Person', name }],
  });
});

it('is nothing where there is nothing to say', () => {
  expect(render(<JsonLd things={[]} />).container).toBeEmptyDOMElement();
});
