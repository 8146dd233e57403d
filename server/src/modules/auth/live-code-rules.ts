import {
  CODE_LASTS_MINUTES,
  isGoodNow,
  LIVE_CODES,
  TRIES_PER_CODE,
} from '@limber/contract/terms/codes-and-tokens.ts';

/** A stored code, with the wrong attempts of the present caller. */
export interface StoredCode {
  readonly expiresAt: Date;
  readonly wrongTries: number;
}

/** A caller's codes that can still be tried, whatever was typed, newest first. */
export function liveCodes<Code extends StoredCode>(codes: readonly Code[], now: Date): Code[] {
  return codes
    .slice(0, LIVE_CODES)
    .filter(
      ({ expiresAt, wrongTries }) =>
        isGoodNow(expiresAt, CODE_LASTS_MINUTES, now) && wrongTries < TRIES_PER_CODE,
    );
}
