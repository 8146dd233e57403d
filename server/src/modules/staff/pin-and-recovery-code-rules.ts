import {
  RECOVERY_CODE_LETTERS,
  RECOVERY_CODES,
  WRONG_SECOND_FACTORS,
  WRONG_SECOND_FACTORS_MINUTES,
} from '@limber/contract/terms/staff-sign-in.ts';

/** Neither 0 and o nor 1 and l: they are read from paper. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Recovery codes such as `k7m2p-9xq4t`, of letters that `below` picks. */
export function recoveryCodes(below: (limit: number) => number): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from(
      { length: RECOVERY_CODE_LETTERS },
      () => LETTERS[below(LETTERS.length)],
    ).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/** PINs that are tried first: one digit six times, or digits in a row. */
export function isGuessable(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]));
  return [0, 1, -1].some((step) => steps.every((each) => each === step));
}

export function wrongSecondFactors(accountId: number) {
  return {
    key: `wrong second factors of account ${accountId}`,
    most: WRONG_SECOND_FACTORS,
    perMinutes: WRONG_SECOND_FACTORS_MINUTES,
  };
}
