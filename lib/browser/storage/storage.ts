/** What a browser keeps for us, as far as it does: a storage that is closed or full keeps nothing, and never fails. */
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
    /** Whether it was kept. */
    setItem: (key: string, text: string) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    removeItem: (key: string) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Kept until it is removed, for all tabs. */
export const browserStorage = carefully(() => localStorage);

/** Kept as long as the tab lives. */
export const tabStorage = carefully(() => sessionStorage);
