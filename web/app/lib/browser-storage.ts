/** The methods of the browser's storage that are used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores nothing. */
export const noStorage: BrowserStorage = { getItem: () => null, setItem() {}, removeItem() {} };

/** Storage of this tab, which survives a reload; stores nothing during prerendering. */
export function storageOfTab(): BrowserStorage {
  return typeof window === 'undefined' ? noStorage : window.sessionStorage;
}
