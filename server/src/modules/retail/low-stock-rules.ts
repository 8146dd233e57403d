/** Whether the desk is warned of a stock: at or below its warning, or below zero. */
export function isLow(pieces: number | null, lowAt: number | null): boolean {
  if (pieces === null) return false;
  return pieces < 0 || (lowAt !== null && pieces <= lowAt);
}
