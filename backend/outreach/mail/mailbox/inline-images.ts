import type { Attachment } from 'postal-mime';

/** Puts the images that a mail carries along into its HTML, as mail programs show them. */
export function inlineImages(html: string, attachments: Attachment[]): string {
  return attachments.reduce((text, { contentId, mimeType, content }) => {
    if (!contentId || typeof content === 'string') return text;
    const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
    const data = `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`;
    return text.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, data);
  }, html);
}
