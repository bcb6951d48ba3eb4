type SentUpload = {
  url: string;
  key: string;
  type: string;
  file: File;
  isAborted: boolean;
  answer: (status: number, body: unknown) => void;
};

/** Records the page's uploads, which do not use `fetch`; each has sent half of its file. */
export function answerUploads(onSent: (upload: SentUpload) => void = () => undefined): SentUpload[] {
  const sent: SentUpload[] = [];
  globalThis.XMLHttpRequest = class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    #url = '';
    #headers: Record<string, string> = {};
    #sent?: SentUpload;
    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    abort() {
      if (this.#sent) this.#sent.isAborted = true;
      this.onabort?.();
    }
    send(file: File) {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const answer = (status: number, body: unknown) => {
        this.status = status;
        this.responseText = JSON.stringify(body);
        this.onload?.();
        this.onloadend?.();
      };
      const { 'idempotency-key': key = '', 'content-type': type = '' } = this.#headers;
      this.#sent = { url: this.#url, key, type, file, isAborted: false, answer };
      sent.push(this.#sent);
      onSent(this.#sent);
    }
  } as unknown as typeof XMLHttpRequest;
  return sent;
}
