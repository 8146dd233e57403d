/** The part of the browser's storage that is needed here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nothingKept: Shelf = { getItem: () => null, setItem() {}, removeItem() {} };

/** What a tab keeps over a reload; nothing where a page is drawn ahead. */
export function shelfOfTab(): Shelf {
  return typeof window === 'undefined' ? nothingKept : window.sessionStorage;
}
