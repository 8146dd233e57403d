import { expect } from 'vitest';

/** Who writes the mails of pure tests. */
export const sender = {
  brand: 'Limber',
  legalName: 'Limber LLC',
  phone: '+971 4 123 4567',
  email: 'hello@limber.test',
  publicUrl: 'https://limber.test',
};

/** What each of their mails ends with. */
export const FOOT = '-- \nLimber LLC\n+971 4 123 4567 · hello@limber.test';

/** The parts of a mail as they stand in its text, one below the other. */
export const partsOf = ({ text }: { text: string }) => text.split('\n\n');

/** Expects a mail to say all of this, as text and as a page. */
export function expectWords(
  mail: { readonly text?: unknown; readonly html?: unknown } | undefined,
  ...words: readonly string[]
): void {
  for (const each of words) {
    expect(mail?.text).toContain(each);
    expect(mail?.html).toContain(each);
  }
}
