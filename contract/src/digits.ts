/**
 * A typed or pasted number with Arabic-Indic (٠-٩) and Persian (۰-۹) digits converted to 0-9, and
 * without the invisible direction marks that other applications add.
 */
export function latinDigits(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Wire fields that hold numbers as text, which people type in their own digits. */
export const fieldsOfDigits = ['phone_number', 'otp'] as const;
