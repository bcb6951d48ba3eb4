type Size = { width: number; height: number };

/** Mocks a browser that reads the sizes of pictures; null for what it cannot read. */
export function readPictures(getSize: (file: Blob) => Size | null): void {
  let size: Size | null = null;
  URL.createObjectURL = (file) => {
    size = getSize(file as Blob);
    return 'blob:here';
  };
  URL.revokeObjectURL = () => undefined;
  globalThis.Image = class {
    naturalWidth = 0;
    naturalHeight = 0;
    onload = () => undefined;
    onerror = () => undefined;
    set src(_url: string) {
      this.naturalWidth = size?.width ?? 0;
      this.naturalHeight = size?.height ?? 0;
      queueMicrotask(size ? () => this.onload() : () => this.onerror());
    }
  } as unknown as typeof Image;
}
