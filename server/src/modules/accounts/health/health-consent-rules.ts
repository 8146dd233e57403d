/** When a client agreed to the studio keeping health notes, after the present change. */
export function agreementAfter(
  agreedAt: Date | null,
  agreed: boolean | undefined,
  now: Date,
): Date | null {
  if (agreed === undefined) return agreedAt;
  return agreed ? (agreedAt ?? now) : null;
}
