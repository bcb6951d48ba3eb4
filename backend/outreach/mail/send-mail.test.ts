import { serverTexts } from '#lib/i18n/server-texts.ts';
import { render } from '@react-email/render';
import { createElement } from 'react';
import { locales } from '#lib/contract/scalars.ts';
import type { Brand } from '../../brands/brand.ts';
import { demoBrands } from '#demo/brands.ts';
import { parseUnsubscribeToken } from '../unsubscribe/unsubscribe-token.ts';
import { unsubscribeFooter } from './send-mail.ts';
import { EmailLayout } from './templates/email-layout.tsx';

const env = {
  PUBLIC_SCHEME: 'https',
  PUBLIC_PORT: '',
  FRONT_KEY: 'a key of the front',
  PSEUDONYM_KEY: undefined,
} as const;
const settings = demoBrands.find(({ id }) => id === 'herzfunke')?.settings as Brand['settings'];
const brand: Brand = {
  id: 'herzfunke',
  name: 'Herzfunke',
  pool: 'demo',
  companyId: 1,
  domainLanguage: 'de',
  open: true,
  hosts: ['herzfunke.example'],
  primaryHost: 'herzfunke.example',
  settings,
};
const notification = { userId: 7, kind: 'like' } as const;
const tokenIn = (text = '') => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

it('names one click and a mail address in the headers, for whom the mail is for', () => {
  const { headers } = unsubscribeFooter(env, { brand, locale: 'fi' }, notification);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [click = '', mailtoLink = ''] = (headers['List-Unsubscribe'] ?? '').split(', ');
  expect(click).toMatch(/^<https:\/\/herzfunke\.example\/api\/unsubscribe\.php\?token=[\w.-]+>$/);
  expect(mailtoLink).toMatch(/^<mailto:[^?>]+\?subject=unsubscribe%20[\w.-]+>$/);
  expect(parseUnsubscribeToken(env, 'herzfunke', tokenIn(click))).toEqual({
    brandId: 'herzfunke',
    ...notification,
  });
});

it('leads to the page that asks, in the language of the mail, with the same token', async () => {
  const { headers, footer } = unsubscribeFooter(env, { brand, locale: 'fi' }, notification);
  const [stop, change] = footer.links;
  expect(stop?.href).toBe(
    `https://herzfunke.example/fi/unsubscribe?token=${tokenIn(headers['List-Unsubscribe'])}`,
  );
  expect(change?.href).toBe('https://herzfunke.example/fi/notifications');
  const words = { subject: 'S', greeting: 'G', linkHint: 'H', sender: 'W', paragraphs: ['P'], notes: [] };
  const html = await render(createElement(EmailLayout, { brand, locale: 'fi', ...words, stop: footer }));
  for (const { href, label } of footer.links) {
    expect(html).toContain(href);
    expect(html).toContain(label);
  }
});

it('says in every language why the mail came and how to stop it', () => {
  const texts = locales.map((locale) => serverTexts(locale, 'mail').unsubscribe);
  expect(new Set(texts.map(({ why, stop }) => why + stop)).size).toBe(locales.length);
  expect(texts.filter(({ why }) => !why.includes('{brand}'))).toEqual([]);
});
