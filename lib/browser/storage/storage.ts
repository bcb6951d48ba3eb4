/** A storage that never throws: closed or full, it stores nothing. */
function carefully(open: () => Storage) {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key: string) => attempt((storage) => storage.getItem(key), null),
    /** Returns whether it was stored. */
    setItem: (key: string, text: string) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    removeItem: (key: string) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Lasts until removed, for all tabs. */
export const browserStorage = carefully(() => localStorage);

/** Lasts until the tab closes. */
export const tabStorage = carefully(() => sessionStorage);
