import { plainAmount } from './fill-template.ts';
import type { Listed, LoggedCall } from './list-postbacks.ts';
import type { Template } from './templates.ts';

/** Strips control characters from foreign text, so that it cannot control the terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

const minute = (moment: Date | string) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

export function describeTemplate({ network, event, url }: Template): string {
  return `${plain(network)}  ${event}  ${plain(url)}`;
}

export function describePostback(postback: Listed): string {
  const { id, status, event, brand, network, amount, currency, attempts, responseStatus, createdAt, dueAt } =
    postback;
  const money = amount === null ? '' : ` ${plainAmount(amount)} ${currency ?? ''}`;
  const tried = attempts === 0 ? 'not tried' : `tried ${attempts}×, last answer ${responseStatus ?? 'none'}`;
  const next = status === 'waiting' ? `, next ${minute(dueAt)}` : '';
  return `${id}  ${status}  ${plain(network ?? '–')}  ${brand}  ${event}${money}  ${minute(createdAt)} UTC  ${tried}${next}`;
}

export function describeCall({ at, status, milliseconds, response }: LoggedCall): string {
  return `${minute(at)} UTC  ${status ?? 'no answer'}  ${milliseconds} ms  ${plain(response)}`;
}
