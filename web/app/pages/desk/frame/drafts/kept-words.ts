interface Kept {
  /** Id of the account. */
  readonly whose: number;
  /** Path and query of the page. */
  readonly address: string;
  readonly words: Map<string, unknown>;
}

/** In memory only: the browser never stores what is done at the desk. */
let kept: Kept | undefined;
let isCounter = false;

/**
 * Someone has come to the desk: the input of others is dropped. A browser that is not a counter
 * keeps nothing.
 */
export function comesToDesk(whose: number, atCounter: boolean): void {
  isCounter = atCounter;
  if (kept?.whose !== whose || !atCounter) kept = undefined;
}

/** Keeps unsaved input, by a name that is unique on its page. */
export function saveDraft(whose: number, address: string, name: string, words: unknown): void {
  if (!isCounter) return;
  if (kept?.whose !== whose || kept.address !== address)
    kept = { whose, address, words: new Map() };
  kept.words.set(name, words);
}

/** Input kept for a page under a name; undefined: none. */
export function wordsOf<Words>(whose: number, address: string, name: string): Words | undefined {
  if (kept?.whose !== whose || kept.address !== address) return undefined;
  return kept.words.get(name) as Words | undefined;
}

/** Forgets input that is back in its form. */
export function takeWords(name: string): void {
  kept?.words.delete(name);
}
