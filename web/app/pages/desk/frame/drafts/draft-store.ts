interface Drafts {
  /** Id of the account. */
  readonly whose: number;
  /** Path and query of the page. */
  readonly address: string;
  readonly words: Map<string, unknown>;
}

/** In memory only: the browser never stores what is done at the desk. */
let drafts: Drafts | undefined;
let isCounter = false;

/**
 * Someone has come to the desk: the input of others is dropped. A browser that is not a counter
 * keeps nothing.
 */
export function comesToDesk(whose: number, atCounter: boolean): void {
  isCounter = atCounter;
  if (drafts?.whose !== whose || !atCounter) drafts = undefined;
}

/** Keeps unsaved input, by a name that is unique on its page. */
export function saveDraft(whose: number, address: string, name: string, words: unknown): void {
  if (!isCounter) return;
  if (drafts?.whose !== whose || drafts.address !== address)
    drafts = { whose, address, words: new Map() };
  drafts.words.set(name, words);
}

/** Input kept for a page under a name; undefined: none. */
export function draftOf<Words>(whose: number, address: string, name: string): Words | undefined {
  if (drafts?.whose !== whose || drafts.address !== address) return undefined;
  return drafts.words.get(name) as Words | undefined;
}

/** Forgets input that is back in its form. */
export function dropDraft(name: string): void {
  drafts?.words.delete(name);
}
