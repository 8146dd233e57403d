import type { Counted } from './codes-a-day-limit-rules.ts';

/** What somebody signs in with: an e-mail address, or the telephone of a client who has no address. */
export type SignsInBy =
  | { readonly email: string }
  | {
      /** E.164. */
      readonly number: string;
      readonly numberHash: Buffer;
    };

/** Whose wrong codes are counted: an account's, or a number's, which has no account where it is nobody's. */
export function countedOf(by: SignsInBy, accountId: number | null): Counted['of'] {
  return 'number' in by ? by : { accountId: accountId ?? 0 };
}
