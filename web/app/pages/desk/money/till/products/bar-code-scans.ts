/** A scanner types a key every few milliseconds; nobody types a code with less than this between keys. */
const MOST_MS_BETWEEN_KEYS = 50;
const FEWEST_DIGITS = 4;

/** What has to be done with a key. */
export type Heard =
  /** Nothing: it belongs to the element that has the focus. */
  | { readonly kind: 'none' }
  /** It may be of a code: it is held back until it is clear that it is not. The first one begins it. */
  | { readonly kind: 'held'; readonly isFirst: boolean }
  /** The code is complete. */
  | { readonly kind: 'scanned'; readonly code: string };

interface Key {
  readonly key: string;
  /** When it was pressed, in milliseconds, as its event says. */
  readonly at: number;
}

/** Tells the keys of a scanner from those of a person: digits in quick succession, then Enter. */
export function makeScanReader() {
  let digits = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    hear({ key, at }: Key): Heard {
      const isQuick = at - last <= MOST_MS_BETWEEN_KEYS;
      if (!isQuick) digits = '';
      last = at;
      if (/^\d$/.test(key)) {
        digits += key;
        return { kind: 'held', isFirst: digits.length === 1 };
      }
      const code = digits;
      digits = '';
      const isCode = key === 'Enter' && isQuick && code.length >= FEWEST_DIGITS;
      return isCode ? { kind: 'scanned', code } : { kind: 'none' };
    },
  };
}

/** How long a digit is held back before it counts as typed by hand. */
export const HELD_MS = MOST_MS_BETWEEN_KEYS;
