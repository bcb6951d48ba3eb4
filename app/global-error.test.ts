import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from './global-error.tsx';

it('shows the specified text, and links home without any of our code', () => {
  const html = renderToStaticMarkup(createElement(GlobalError));
  expect(html).toContain('An error occurred while showing the error page');
  expect(html).toContain('<a href="/">Go back to home</a>');
  expect(html).not.toContain('<script');
});
