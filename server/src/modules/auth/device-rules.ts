import {
  ACCOUNTS_ON_A_DEVICE,
  DEVICE_KNOWN_DAYS,
} from '@limber/contract/terms/codes-and-tokens.ts';

/** A browser, identified by its cookie; a new one when it sent none of ours. */
export interface Device {
  /** Unguessable; letters that need no escaping. */
  readonly id: string;
  /** Whether it sent its cookie, as it then will again. */
  readonly brought: boolean;
  /** Accounts that signed in with it, latest first. */
  readonly accounts: readonly { readonly id: number; readonly until: Date }[];
}

/** The caller: a browser, and the network address that it is counted under. */
export interface Caller {
  readonly device: Device;
  readonly address: string;
}

/** Whether this account has signed in with the device recently. */
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
 * Whether something belongs to a caller: to the browser that sends its cookie, otherwise to the
 * address that requested it without one. So nobody on the same network can pose as the browser.
 */
export function isOf(
  caller: Caller,
  request: { readonly device: string; readonly address: string | null },
): boolean {
  return caller.device.brought
    ? request.device === caller.device.id
    : request.address === caller.address;
}

/** How a caller is stored with a request; {@link isOf} recognises it. */
export function markOf({ device, address }: Caller): { device: string; address: string | null } {
  return { device: device.id, address: device.brought ? null : address };
}
