/** The part of the browser's storage that is needed here. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps nothing. */
export const noStorage: BrowserStorage = { getItem: () => null, setItem() {}, removeItem() {} };

/** What a tab keeps over a reload; nothing where a page is drawn ahead. */
export function storageOfTab(): BrowserStorage {
  return typeof window === 'undefined' ? noStorage : window.sessionStorage;
}
