import { fieldsOfDigits, latinDigits } from '@limber/contract/digits.ts';

/** Writes the numbers of a body in the digits that the contract knows; changes it in place. */
export function readDigits(body: unknown): void {
  if (body === null || typeof body !== 'object') return;
  const fields = body as Record<string, unknown>;
  for (const name of fieldsOfDigits) {
    const typed = fields[name];
    if (typeof typed === 'string') fields[name] = latinDigits(typed);
  }
}
