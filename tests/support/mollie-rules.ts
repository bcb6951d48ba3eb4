/** Mollie's published rules for the requests that a shop sends; returns the invalid field, or null. */
type Body = Record<string, unknown>;

const day = 24 * 60 * 60 * 1000;
const locales =
  'ca_ES cs_CZ da_DK de_AT de_CH de_DE de_LU en_BE en_GB en_NL en_US es_ES fi_FI fr_BE fr_FR fr_LU hu_HU is_IS it_IT lt_LT lv_LV nb_NO nl_BE nl_NL pl_PL pt_PT sk_SK sv_SE'.split(
    ' ',
  );

const isAmount = (given: unknown) => {
  const { value, currency, ...rest } = (given ?? {}) as Body;
  const isWhole = Object.keys(rest).length === 0 && typeof value === 'string' && typeof currency === 'string';
  return isWhole && /^\d+\.\d\d$/.test(value) && /^[A-Z]{3}$/.test(currency);
};
const isText = (maxLength: number) => (given: unknown) =>
  typeof given === 'string' && given.length > 0 && given.length <= maxLength;
const isDate = (given: unknown) => typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given);
const isUrl = (given: unknown) =>
  typeof given === 'string' && URL.canParse(given) && given.startsWith('http');
const isMetadata = (given: unknown) => JSON.stringify(given).length <= 1024;
/** From tomorrow to 100 days after tomorrow. */
const isDueDate = (given: unknown) => {
  if (!isDate(given)) return false;
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  const days = (Date.parse(given as string) - today) / day;
  return days >= 1 && days <= 101;
};

type Rules = Record<string, (given: unknown) => boolean>;

const payment: Rules = {
  amount: isAmount,
  description: isText(255),
  redirectUrl: isUrl,
  webhookUrl: isUrl,
  locale: (given) => locales.includes(given as string),
  method: isText(40),
  metadata: isMetadata,
  sequenceType: (given) => given === 'oneoff' || given === 'first' || given === 'recurring',
  customerId: (given) => /^cst_.+$/.test(given as string),
  mandateId: (given) => /^mdt_.+$/.test(given as string),
  dueDate: isDueDate,
  digitalGoods: (given) => typeof given === 'boolean',
};
const refund: Rules = { amount: isAmount, description: isText(255), metadata: isMetadata };
const customer: Rules = { name: isText(200), metadata: isMetadata };
const mandate: Rules = {
  method: (given) => given === 'directdebit',
  consumerName: isText(100),
  consumerAccount: (given) => /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(given as string),
  signatureDate: isDate,
  mandateReference: isText(35),
};

/** Unknown fields are invalid, because Mollie's description has none for them. */
function wrongField(body: Body, rules: Rules, required: readonly string[]): string | null {
  const missing = required.find((name) => body[name] === undefined);
  return missing ?? Object.keys(body).find((name) => !rules[name]?.(body[name])) ?? null;
}

export function wrongInPayment(body: Body): string | null {
  const isRecurring = body.sequenceType === 'recurring';
  const required = isRecurring ? ['customerId', 'mandateId'] : ['redirectUrl'];
  const wrong = wrongField(body, payment, ['amount', 'description', ...required]);
  if (wrong) return wrong;
  // Without a mandate there is nothing to debit.
  if (body.method === 'directdebit' && !isRecurring) return 'method';
  if (body.dueDate !== undefined && body.method !== 'banktransfer') return 'dueDate';
  return body.digitalGoods !== undefined && body.method !== 'paypal' ? 'digitalGoods' : null;
}

export const wrongInRefund = (body: Body) => wrongField(body, refund, ['amount', 'description', 'metadata']);
export const wrongInCustomer = (body: Body) => wrongField(body, customer, ['name']);
export const wrongInMandate = (body: Body) =>
  wrongField(body, mandate, ['method', 'consumerName', 'consumerAccount', 'mandateReference']);
