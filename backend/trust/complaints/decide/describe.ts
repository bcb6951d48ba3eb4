import { formatWait } from '#backend/platform/cli/print-lines.ts';
import type { Case, Decided, Filed, Reported } from './find-case.ts';
import type { OpenAppeal, OpenComplaint } from './list-open.ts';

/** Strips control characters from foreign text, so that it cannot control the terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

const day = (moment: Date | string) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

export function describeComplaint({
  reference,
  brand,
  category,
  profile,
  name,
  waitingMinutes,
}: OpenComplaint): string {
  const about = profile === null ? '' : `, profile ${profile} (${plain(name ?? 'gone')})`;
  return `${reference}  ${brand}, ${category}${about}, waiting ${formatWait(waitingMinutes)}`;
}

export function describeAppeal({ reference, action, side, decidedBy, waitingMinutes }: OpenAppeal): string {
  const by = `decided by ${plain(decidedBy)}`;
  return `${reference}  appeal of the ${side} against ${action} (${by}), waiting ${formatWait(waitingMinutes)}`;
}

/** All details of a case, line by line; `locate` returns the path of a photo's file. */
export async function describeCase(
  { filed, reported, decided }: Case,
  locate: (hash: string) => Promise<string>,
): Promise<string[]> {
  const files = async (hashes: string[]) =>
    Promise.all(hashes.map(async (hash) => `    ${hash}  ${await locate(hash)}`));
  return [
    ...(filed ? await describeFiled(filed, files) : ['Without a complaint.']),
    ...(reported ? await describeReported(reported, files) : []),
    ...(decided.length ? ['', 'Decisions until now, about this complaint or this member:'] : []),
    ...decided.flatMap(describeDecided),
  ];
}

type Files = (hashes: string[]) => Promise<string[]>;

async function describeFiled(filed: Filed, files: Files): Promise<string[]> {
  const images = (filed.evidence ?? []).flatMap(({ image }) => image ?? []);
  return [
    `${filed.reference}  ${filed.brand}, ${filed.category}, ${day(filed.createdAt)} UTC`,
    `  from ${plain(filed.name)} <${plain(filed.email)}>, reads ${filed.locale}`,
    `  ${plain(filed.text) || '(no words)'}`,
    ...(filed.evidence?.length ? ['  Kept messages, the reported one marked:'] : []),
    ...(filed.evidence ?? []).map((each) => {
      const pointer = each.id === filed.message ? '>' : ' ';
      const content = each.deleted_at ? '(taken back)' : plain(each.body) || each.gift || each.image || '';
      return `  ${pointer} ${each.id}  profile ${each.sender}${each.automatic ? ', automatic' : ''}, ${day(each.created_at)}: ${content}`;
    }),
    ...(filed.photo || images.length ? ['  Pictures that it is about:'] : []),
    ...(await files([...(filed.photo ? [filed.photo] : []), ...images])),
  ];
}

async function describeReported(reported: Reported, files: Files): Promise<string[]> {
  const { id, name, brand, status, fictional, language, aboutMe, accountStatus, lockedAt, photos } = reported;
  const account = fictional ? 'fictional' : `account ${accountStatus ?? 'gone'}${lockedAt ? ', locked' : ''}`;
  return [
    '',
    `About profile ${id} (${plain(name)}), ${brand}, ${status}, ${account}, reads ${language}`,
    `  ${reported.complaints} complaint(s) about it until now`,
    `  ${plain(aboutMe) || '(says nothing of itself)'}`,
    ...(photos.length ? [`  Photos: ${photos.map((photo) => photo.status).join(', ')}`] : []),
    ...(await files(photos.map(({ hash }) => hash))),
  ];
}

function describeDecided(each: Decided): string[] {
  const reversed = each.reversedAt ? `, taken back ${day(each.reversedAt)}` : '';
  return [
    `  ${each.reference}  ${each.action} (${each.ground}) by ${plain(each.decidedBy)}, ${day(each.decidedAt)}${reversed}, on ${each.complaintReference ?? 'no complaint'}`,
    `    ${plain(each.reason)}`,
    ...each.appeals.map(
      ({ side, text, outcome, reason }) =>
        `    appeal of the ${side}: ${plain(text)} -> ${outcome ? `${outcome}: ${plain(reason ?? '')}` : 'waits'}`,
    ),
  ];
}
