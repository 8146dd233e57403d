import {
  ALL_STRANGERS_CODES_A_DAY,
  CODES_A_DAY,
  CODES_FROM_ADDRESS_IN_TEN_MINUTES,
  CODES_IN_TEN_MINUTES,
  REGISTRATIONS_FROM_ADDRESS_IN_TEN_MINUTES,
  STRANGERS_CODES_A_DAY,
  STRANGERS_WRONG_CODES_A_DAY,
  WRONG_CODES_A_DAY,
  WRONG_CODES_FROM_ADDRESS_IN_TEN_MINUTES,
} from '@limber/contract/terms/codes-and-tokens.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import type { Caller } from './device-rules.ts';

/**
 * What is counted: a device that the account has signed in with has its own allowance, which nobody
 * else can use up. Everyone else shares an allowance with their address, and one with all addresses
 * together.
 */
export interface Counted {
  /** The account, or the telephone number, which may be nobody's: then nobody can tell. */
  readonly of: { readonly accountId: number } | { readonly numberHash: Buffer };
  readonly caller: Caller;
  readonly known: boolean;
}

/** Limits the mail to one account; a wrong code may always be followed by a new one. */
export function codeRequestLimits({ of, caller, known }: Counted) {
  const by = known ? `device ${caller.device.id}` : caller.address;
  const whose = nameOf(of);
  const key = `codes for ${whose} by ${by}`;
  const short = { key: `${key} in ten minutes`, most: CODES_IN_TEN_MINUTES, perMinutes: 10 };
  if (known) return [short, { key, most: CODES_A_DAY, perMinutes: DAY_MINUTES }];
  return [
    short,
    { key, most: STRANGERS_CODES_A_DAY, perMinutes: DAY_MINUTES },
    {
      key: `codes for ${whose} by strangers`,
      most: ALL_STRANGERS_CODES_A_DAY,
      perMinutes: DAY_MINUTES,
    },
  ];
}

/**
 * New codes do not reset it: the guesses a day are limited, at a million codes, however many are
 * sent.
 */
export function wrongCodeLimits({ of, caller, known }: Counted) {
  const by = known ? `device ${caller.device.id}` : caller.address;
  const whose = nameOf(of);
  const own = {
    key: `wrong codes for ${whose} by ${by}`,
    most: WRONG_CODES_A_DAY,
    perMinutes: DAY_MINUTES,
  };
  if (known) return [own];
  const all = {
    key: `wrong codes for ${whose} by strangers`,
    most: STRANGERS_WRONG_CODES_A_DAY,
    perMinutes: DAY_MINUTES,
  };
  return [own, all];
}

function nameOf(of: Counted['of']): string {
  return 'accountId' in of
    ? `account ${of.accountId}`
    : `number ${of.numberHash.toString('base64url')}`;
}

export const TOO_MANY_FROM_ADDRESS = {
  en: 'Too many wrong codes. Please wait a little and try again.',
  ar: 'أُدخلت رموز خاطئة كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
};

export const TOO_MANY_WRONG_CODES = {
  en: 'Too many wrong codes were entered today. Please try again tomorrow or contact us.',
  ar: 'أُدخلت اليوم رموز خاطئة كثيرة. يرجى المحاولة غداً أو التواصل معنا.',
};

export function codeRequestsFrom(address: string) {
  return {
    key: `codes asked from ${address}`,
    most: CODES_FROM_ADDRESS_IN_TEN_MINUTES,
    perMinutes: 10,
  };
}

/** Limits one caller's guesses across many accounts. */
export function wrongCodesFrom(address: string) {
  return {
    key: `wrong codes from ${address}`,
    most: WRONG_CODES_FROM_ADDRESS_IN_TEN_MINUTES,
    perMinutes: 10,
  };
}

export function registrationsFrom(address: string) {
  return {
    key: `registrations from ${address}`,
    most: REGISTRATIONS_FROM_ADDRESS_IN_TEN_MINUTES,
    perMinutes: 10,
  };
}
