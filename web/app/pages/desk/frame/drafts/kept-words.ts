interface Kept {
  /** Id of the account. */
  readonly whose: number;
  /** Path and query of the page. */
  readonly address: string;
  readonly words: Map<string, unknown>;
}

/** In memory alone: what is done at the desk is never kept by the browser. */
let kept: Kept | undefined;
let isCounter = false;

/** Somebody is at the desk: what others left here is gone. A browser that is no counter keeps nothing. */
export function comesToDesk(whose: number, atCounter: boolean): void {
  isCounter = atCounter;
  if (kept?.whose !== whose || !atCounter) kept = undefined;
}

/** Keeps what somebody left half filled, by a name of its own on its page. */
export function saveTranslations(
  whose: number,
  address: string,
  name: string,
  words: unknown,
): void {
  if (!isCounter) return;
  if (kept?.whose !== whose || kept.address !== address)
    kept = { whose, address, words: new Map() };
  kept.words.set(name, words);
}

/** What somebody left on a page under a name; undefined: nothing. */
export function wordsOf<Words>(whose: number, address: string, name: string): Words | undefined {
  if (kept?.whose !== whose || kept.address !== address) return undefined;
  return kept.words.get(name) as Words | undefined;
}

/** It stands in its form again. */
export function takeWords(name: string): void {
  kept?.words.delete(name);
}
