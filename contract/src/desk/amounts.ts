/**
 * '2,750.00', '−60.00': how the desk writes an amount of AED on its pages, in its refusals and on its
 * documents. The client site keeps forms of its own.
 */
export function figureAtDesk(aed: number): string {
  const fils = Math.round(Math.abs(aed) * 100);
  const [whole = '', decimals] = (fils / 100).toFixed(2).split('.');
  const text = `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${decimals}`;
  return aed < 0 && fils > 0 ? `−${text}` : text;
}
