import { CODE_LASTS_MINUTES } from '@limber/contract/terms/codes-and-tokens.ts';
import type { BrowserStorage } from '../../lib/browser-storage.ts';
import { safeNext } from '../../lib/safe-redirect-path.ts';
import { formKeys, handedOverKey } from '../../state/stored-tree.ts';

/** Where a sign-in that waits for a code continues, for the tab that the mail's link opens. */
export interface SignInHandover {
  path: string;
  /** The unfinished booking, which each tab has for itself. */
  form?: object;
}

/** Shared between tabs while a code sent at `now` (epoch milliseconds) is valid. */
export function handOver(shared: BrowserStorage, handover: SignInHandover, now: number): void {
  shared.setItem(
    handedOverKey,
    JSON.stringify({ ...handover, until: now + CODE_LASTS_MINUTES * 60_000 }),
  );
}

/** What another tab, or this one earlier, has handed over; null: nothing, or too long ago. */
export function readHandedOver(shared: BrowserStorage, now: number): SignInHandover | null {
  try {
    const { path, form, until } = JSON.parse(shared.getItem(handedOverKey) ?? '{}');
    const safe = until > now ? safeNext(path) : undefined;
    return safe ? { path: safe, ...(form && { form }) } : null;
  } catch {
    return null;
  }
}

/** Restores it in this tab. */
export function goOnWith(
  shared: BrowserStorage,
  own: BrowserStorage,
  { form }: SignInHandover,
): void {
  if (form) own.setItem(formKeys.form, JSON.stringify(form));
  forgetHandedOver(shared);
}

export function forgetHandedOver(shared: BrowserStorage): void {
  shared.removeItem(handedOverKey);
}
