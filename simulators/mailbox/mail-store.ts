import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';
import { storedAddress } from '#lib/contract/identity/mail-address.ts';

export type Mail = {
  id: string;
  receivedAt: string;
  from: string;
  /** Of the envelope: where a bounce would go. */
  sender: string;
  /** Addresses of the envelope, as they are stored: whom the mail really goes to. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Files that come with it, in base64; absent in mails of earlier versions. */
  files?: { name: string; type: string; content: string }[];
};

export type Envelope = { sender: string; recipients: string[] };

export type MailStore = {
  add(raw: Uint8Array, envelope: Envelope): Promise<Mail>;
  /** Newest first; only those to the address, where one is given. */
  list(to?: string): Mail[];
  get(id: string): Mail | undefined;
};

const maxMails = 500;

/** Opens the folder of mails; it and the memory keep the newest 500. */
export async function createMailStore(folder: string): Promise<MailStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  // Oldest first, as they came.
  const mails: Mail[] = [];
  for (const name of names.slice(-maxMails)) {
    mails.push(JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail);
  }
  let lastId = Number(names.at(-1)?.replace('.json', '') ?? 0);

  return {
    async add(raw, envelope) {
      // Ids are times in milliseconds that never repeat, so that the order of names is the order of arrival.
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
    files: filesOf(mail.attachments),
  };
}

/** What is attached, without the images that stand in the text. */
function filesOf(attachments: Attachment[]): NonNullable<Mail['files']> {
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

/** Puts the images that a mail carries along into its HTML, as mail programs show them. */
function inlineImages(html: string, attachments: Attachment[]): string {
  return attachments.reduce((text, { contentId, mimeType, content }) => {
    if (!contentId || typeof content === 'string') return text;
    const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
    const data = `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`;
    return text.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, data);
  }, html);
}
