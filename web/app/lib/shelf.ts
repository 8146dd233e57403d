/** The part of the browser's storage that is needed here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps nothing. */
export const noShelf: Shelf = { getItem: () => null, setItem() {}, removeItem() {} };

/** What a tab keeps over a reload; nothing where a page is drawn ahead. */
export function shelfOfTab(): Shelf {
  return typeof window === 'undefined' ? noShelf : window.sessionStorage;
}
