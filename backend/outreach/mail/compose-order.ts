import { formatServerText, type ServerTexts, serverTexts } from '#lib/i18n/server-texts.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import { paymentMethodName } from '#lib/contract/commerce/payment-method-names.ts';
import { requireBrand, type Brand } from '../../brands/brand.ts';
import { vatPart } from '../../commerce/packages/vat.ts';
import type { Services } from '../../platform/http/call.ts';
import { findOrder } from '../../commerce/payments/find-order.ts';
import { pendingUntil } from '../../commerce/payments/pending-time.ts';
import { brandUrl } from './brand-url.ts';
import { formatDay, formatLastDay } from './format-moment.ts';
import type { Mail } from './mail.ts';
import { numberFormat } from '#lib/contract/formats.ts';
import { getInfoPage } from '../../growth/info-pages/get-info-page.ts';
import { requireCompany } from '../../brands/routes.ts';
import { drawTerms } from '../../commerce/receipts/draw-terms.ts';

type OrderTexts = ServerTexts['mail']['orders'];
type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
type Composing = {
  order: Order;
  brand: Brand;
  text: OrderTexts;
  url: (path: string) => string;
};
type Needs = Pick<Services, 'db' | 'env'>;

/** The confirmation of a paid order: items, price, and how to withdraw; null if it was refunded in full. */
export async function composeOrderConfirmed(
  needs: Needs & Pick<Services, 'now'>,
  paymentId: number,
): Promise<Mail | null> {
  const mail = await compose(needs, paymentId, ({ order, text, url }) => {
    if (order.refunded + order.chargedBack >= order.amount) return null;
    const { button, ...texts } = text['order-confirmed'];
    return {
      ...texts,
      facts: listFacts(order, text),
      button: { label: button, href: url(resultPath(order)) },
      links: [{ label: text.withdraw, href: url(`/withdrawal?order=${order.number}`) }],
      notes: listNotes(order, text),
    };
  });
  return mail && { ...mail, attachments: await attachTerms(needs, mail.brand, mail.locale) };
}

/** The mail about a failed payment and its reason; null if it has not failed. */
export function composePaymentFailed(needs: Needs, paymentId: number): Promise<Mail | null> {
  return compose(needs, paymentId, ({ order, text, url }) => {
    const { button, reasons, paragraphs, ...texts } = text['payment-failed'];
    if (order.failure === null || order.failure === 'cancelled') return null;
    return {
      ...texts,
      paragraphs: [reasons[order.failure], ...paragraphs],
      facts: listFacts(order, text),
      button: { label: button, href: url(resultPath(order)) },
    };
  });
}

/** The mail about a chargeback and its consequences. */
export function composeChargedBack(needs: Needs, paymentId: number): Promise<Mail | null> {
  return compose(needs, paymentId, ({ order, text, url }) => {
    const { button, premiumEnded, paragraphs, ...texts } = text['charged-back'];
    if (order.chargedBack === 0) return null;
    return {
      ...texts,
      paragraphs: order.isPremium ? paragraphs : [...paragraphs, premiumEnded],
      facts: [...listFacts(order, text), returned(order, text, order.chargedBack)],
      button: { label: button, href: url(resultPath(order)) },
    };
  });
}

/** The mail about a refund without a withdrawal: the money came too late or twice. */
export function composeRefunded(needs: Needs, paymentId: number): Promise<Mail | null> {
  return compose(needs, paymentId, ({ order, text, url }) => {
    const { button, ...texts } = text.refunded;
    if (order.refunded === 0) return null;
    return {
      ...texts,
      facts: [...listFacts(order, text), returned(order, text, order.refunded)],
      button: { label: button, href: url(resultPath(order)) },
    };
  });
}

/** The mail with the bank details and the deadline of a transfer; null if it has arrived. */
export function composeTransferPending(needs: Needs, paymentId: number): Promise<Mail | null> {
  return compose(needs, paymentId, ({ order, text, url }) => {
    const { button, ...texts } = text['transfer-pending'];
    if (order.status !== 'pending') return null;
    const until = { name: text.facts.until, value: formatDay(pendingUntil(order), order.locale, order.zone) };
    return {
      ...texts,
      facts: [...listFacts(order, text), until],
      button: { label: button, href: order.checkoutUrl ?? url(resultPath(order)) },
      links: [{ label: text.seeOrder, href: url(resultPath(order)) }],
    };
  });
}

function listNotes({ withdrawUntil, hasBegun, locale, zone }: Order, text: OrderTexts): string[] {
  const { notes } = text['order-confirmed'];
  const until = formatLastDay(withdrawUntil, locale, zone);
  const [right = '', ...others] = notes.map((note) => formatServerText(locale, note, { until }));
  return [right, ...(hasBegun ? [text.begun] : []), text.attached, ...others];
}

async function compose(
  { db, env }: Needs,
  paymentId: number,
  write: (composing: Composing) => Omit<Mail, 'to' | 'brand' | 'locale'> | null,
): Promise<Mail | null> {
  const order = await findOrder(db, paymentId);
  if (!order) return null;
  const { locale, number, email } = order;
  const brand = await requireBrand(db, order.brandId);
  const url = (path: string) => brandUrl(env, brand, locale, path);
  const texts = write({ order, brand, text: serverTexts(locale, 'mail').orders, url });
  if (!texts) return null;
  const names = { brand: brand.name, number };
  return {
    ...texts,
    to: email,
    brand,
    locale,
    subject: formatServerText(locale, texts.subject, names),
    paragraphs: texts.paragraphs.map((paragraph) => formatServerText(locale, paragraph, names)),
  };
}

/** The page with the state of an order, available without a login. */
const resultPath = ({ token }: Order) => `/transactions/${token}`;

function listFacts(order: Order, text: OrderTexts): NonNullable<Mail['facts']> {
  const { facts } = text;
  const { number, credits, method, createdAt, locale, zone } = order;
  return [
    { name: facts.number, value: number },
    { name: facts.credits, value: String(credits) },
    { name: facts.total, value: formatTotal(order, text) },
    { name: facts.method, value: paymentMethodName(method, text.methods) },
    { name: facts.date, value: formatDay(createdAt, locale, zone) },
  ];
}

const returned = ({ currency, locale }: Order, { facts }: OrderTexts, amount: number) => ({
  name: facts.returned,
  value: formatMoney(amount, currency, locale),
});

function formatTotal({ amount, currency, vatRate, locale }: Order, { withVat }: OrderTexts): string {
  if (vatRate === 0) return formatMoney(amount, currency, locale);
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const;
  return formatServerText(locale, withVat, {
    amount: formatMoney(amount, currency, locale),
    rate: numberFormat(locale, percent).format(vatRate / 10_000),
    vat: formatMoney(vatPart(amount, vatRate), currency, locale),
  });
}

/** What a consumer must get on a durable medium: instructions on withdrawal with the model form, and the terms. */
const tokens = ['withdrawal', 'return-policy', 'terms'] as const;

/**
 * The terms and withdrawal instructions as an attachment of the order confirmation: a link is no durable medium
 * (Directive 2011/83/EU article 8(7), CJEU C-49/11).
 */
async function attachTerms(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  brand: Brand,
  locale: string,
): Promise<NonNullable<Mail['attachments']>> {
  const company = await requireCompany(db, brand.companyId);
  const pages = await Promise.all(tokens.map((token) => getInfoPage(db, brand, locale, token)));
  const content = await drawTerms(pages, {
    title: pages.map(({ title }) => title).join(', '),
    company: company.name,
    locale,
    at: now(),
    url: (path) => brandUrl(env, brand, locale, path),
  });
  const { attachment } = serverTexts(locale, 'mail').orders;
  return [{ filename: `${attachment}.pdf`, content, contentType: 'application/pdf' }];
}
