import { EMAIL_LENGTH } from '@limber/contract/terms/people.ts';

/** The e-mail rule of browsers, with a domain that mail can reach and no dot out of place. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/;

/** The address as stored and compared: trimmed, in lower case; null when it is invalid. */
export function normalEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  if (email.length > EMAIL_LENGTH.most || email.indexOf('@') > EMAIL_LENGTH.mostBeforeAt)
    return null;
  // Reserved domains that belong to nobody (RFC 2606); erased accounts have addresses there.
  if (email.endsWith('.invalid')) return null;
  return EMAIL.test(email) ? email : null;
}

export const NOT_AN_EMAIL = {
  en: 'Please enter one valid e-mail address.',
  ar: 'يرجى إدخال بريد إلكتروني واحد صالح.',
};
