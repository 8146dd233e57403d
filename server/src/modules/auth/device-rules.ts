import {
  ACCOUNTS_ON_A_DEVICE,
  DEVICE_KNOWN_DAYS,
} from '@limber/contract/terms/codes-and-tokens.ts';

/** A browser, as its cookie says; a new one when it brought none of ours. */
export interface Device {
  /** Unguessable; letters that need no escaping. */
  readonly id: string;
  /** Whether it brought its cookie along, as it then will again. */
  readonly brought: boolean;
  /** Accounts that signed in with it, the latest first. */
  readonly accounts: readonly { readonly id: number; readonly until: Date }[];
}

/** Whoever calls: a browser, and the network address that it is counted under. */
export interface Caller {
  readonly device: Device;
  readonly address: string;
}

/** Whether this account has signed in with the device lately. */
export function isKnown(device: Device, accountId: number, now: Date): boolean {
  return device.accounts.some(({ id, until }) => id === accountId && until > now);
}

/** The device once the account has signed in with it. */
export function deviceAfter(device: Device, accountId: number, now: Date): Device {
  const until = new Date(now.getTime() + DEVICE_KNOWN_DAYS * 24 * 3_600_000);
  const others = device.accounts.filter((account) => account.id !== accountId);
  const running = others.filter((account) => account.until > now);
  const accounts = [{ id: accountId, until }, ...running].slice(0, ACCOUNTS_ON_A_DEVICE);
  return { ...device, accounts };
}

/**
 * Whether something belongs to a caller: to the browser that brings its cookie, else to the address
 * from which it was asked for without one. So nobody on the same network takes the place of a browser.
 */
export function isOf(
  caller: Caller,
  asked: { readonly device: string; readonly address: string | null },
): boolean {
  return caller.device.brought
    ? asked.device === caller.device.id
    : asked.address === caller.address;
}

/** How a caller is written down beside what it asks for; {@link isOf} tells it again. */
export function markOf({ device, address }: Caller): { device: string; address: string | null } {
  return { device: device.id, address: device.brought ? null : address };
}
