import { browserStorage, tabStorage } from './storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const both = [
  { name: 'localStorage', storage: browserStorage, behind: () => localStorage },
  { name: 'sessionStorage', storage: tabStorage, behind: () => sessionStorage },
] as const;

describe.each(both)('$name', ({ name, storage, behind }) => {
  it('keeps, lists and removes', () => {
    expect(storage.getItem('a')).toBeNull();
    expect(storage.setItem('a', '1')).toBe(true);
    expect([storage.getItem('a'), behind().getItem('a'), storage.keys()]).toEqual(['1', '1', ['a']]);
    storage.removeItem('a');
    expect(behind()).toHaveLength(0);
  });

  it('stores nothing once full, and keeps its contents', () => {
    storage.setItem('a', '1');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.setItem('a', '2')).toBe(false);
    expect(storage.getItem('a')).toBe('1');
  });

  it('is empty where it is closed', () => {
    jest.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(storage.setItem('a', '1')).toBe(false);
    expect(storage.removeItem('a')).toBeUndefined();
    expect([storage.getItem('a'), storage.keys()]).toEqual([null, []]);
  });
});
