/** Since when a client agrees to the studio keeping health notes, after what they say of it now. */
export function agreementAfter(
  agreedAt: Date | null,
  agreed: boolean | undefined,
  now: Date,
): Date | null {
  if (agreed === undefined) return agreedAt;
  return agreed ? (agreedAt ?? now) : null;
}
