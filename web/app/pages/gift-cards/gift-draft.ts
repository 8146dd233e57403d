import type { Language } from '@limber/contract/values/people.ts';

/** What somebody typed for a gift card. */
export interface GiftDraft {
  /** As typed. */
  amount: string;
  /** The size of a package that it is for; null: it is for an amount. */
  packageId: number | null;
  /** The amount is not one of the proposed ones. */
  other: boolean;
  language: Language;
  toName: string;
  fromName: string;
  message: string;
  /** Mailed to the recipient, or to the buyer, who hands it over. */
  goes: 'to-them' | 'to-me';
  email: string;
  /** `YYYY-MM-DD`; '': today. */
  sendOn: string;
}

const KEY = 'gift-card';

/** Keeps what was typed over signing in and paying. */
export function keepDraft(storage: Storage, draft: GiftDraft): void {
  storage.setItem(KEY, JSON.stringify(draft));
}

/** What was typed before; `empty` where there is nothing that can be read. */
export function readDraft(storage: Storage, empty: GiftDraft): GiftDraft {
  try {
    return { ...empty, ...JSON.parse(storage.getItem(KEY) ?? '{}') };
  } catch {
    return empty;
  }
}

/** The card is bought: the next one begins empty. */
export function forgetDraft(storage: Storage): void {
  storage.removeItem(KEY);
}
