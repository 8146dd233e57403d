/**
 * The address that takes the place of an erased account's own; nothing can be sent there, and nobody
 * can register with it.
 */
export function erasedEmail(accountId: number): string {
  return `erased-${accountId}@erased.invalid`;
}
