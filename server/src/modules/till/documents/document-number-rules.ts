/** The number as printed, such as INV-A-000001. */
export function nameOfDocument(
  kind: 'invoice' | 'credit_note',
  locationCode: string,
  number: number,
): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${locationCode}-${String(number).padStart(6, '0')}`;
}

/** What a search for a document means: digits alone are its number. */
export function searchedFor(find: string): { number: number | null; like: string | null } {
  const words = find.trim().toLowerCase();
  if (words === '') return { number: null, like: null };
  if (/^\d{1,9}$/.test(words)) return { number: Number(words), like: null };
  return { number: null, like: `%${words.replaceAll(/[\\%_]/g, '\\$&')}%` };
}
