import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';
import { storedAddress } from '#lib/contract/identity/mail-address.ts';

export type Mail = {
  id: string;
  receivedAt: string;
  from: string;
  /** Envelope sender: the address for bounces. */
  sender: string;
  /** Envelope recipients, normalized. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Attachments in base64; absent in mails of earlier versions. */
  files?: { name: string; type: string; content: string }[];
};

export type Envelope = { sender: string; recipients: string[] };

export type MailStore = {
  add(raw: Uint8Array, envelope: Envelope): Promise<Mail>;
  /** Newest first; limited to the address if given. */
  list(to?: string): Mail[];
  get(id: string): Mail | undefined;
};

const maxMails = 500;

/** Opens the folder of mails; disk and memory keep the newest 500. */
export async function createMailStore(folder: string): Promise<MailStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  // In order of arrival.
  const mails: Mail[] = [];
  for (const name of names.slice(-maxMails)) {
    mails.push(JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail);
  }
  let lastId = Number(names.at(-1)?.replace('.json', '') ?? 0);

  return {
    async add(raw, envelope) {
      // Ids are unique times in milliseconds, so that file names sort by arrival.
      lastId = Math.max(Date.now(), lastId + 1);
      const mail = await parse(String(lastId), raw, envelope);
      await writeFile(join(folder, `${mail.id}.json`), JSON.stringify(mail), { mode: 0o600 });
      mails.push(mail);
      for (const old of mails.splice(0, mails.length - maxMails)) {
        await rm(join(folder, `${old.id}.json`), { force: true });
      }
      return mail;
    },
    list(to) {
      const recipient = to && storedAddress(to);
      return mails.filter((mail) => recipient === undefined || mail.to.includes(recipient)).toReversed();
    },
    get: (id) => mails.find((mail) => mail.id === id),
  };
}

async function parse(id: string, raw: Uint8Array, { sender, recipients }: Envelope): Promise<Mail> {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    receivedAt: new Date().toISOString(),
    from: mail.from?.name ? `${mail.from.name} <${mail.from.address}>` : (mail.from?.address ?? ''),
    sender,
    to: recipients.map(storedAddress),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: inlineImages(mail.html ?? '', mail.attachments),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    files: toFiles(mail.attachments),
  };
}

/** Attachments except inline images. */
function toFiles(attachments: Attachment[]): NonNullable<Mail['files']> {
  return attachments
    .filter(({ contentId }) => !contentId)
    .map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      content: Buffer.from(typeof content === 'string' ? content : new Uint8Array(content)).toString(
        'base64',
      ),
    }));
}

/** Embeds a mail's inline images into its HTML, as mail programs do. */
function inlineImages(html: string, attachments: Attachment[]): string {
  return attachments.reduce((text, { contentId, mimeType, content }) => {
    if (!contentId || typeof content === 'string') return text;
    const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
    const data = `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`;
    return text.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, data);
  }, html);
}
