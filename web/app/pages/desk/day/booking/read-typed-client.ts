import { latinDigits } from '@limber/contract/digits.ts';

/** A caller, from one line of input: a number, a name, or both in either order. */
export interface TypedClient {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** Reads the text of the search field as the start of a new client. */
export function readTypedClient(typed: string): TypedClient {
  // An e-mail address is not a name, and the form has no field for it.
  const text = latinDigits(typed).replace(/\S+@\S*/, ' ');
  const [phone = ''] = text.match(/\+?\d[\d ()-]*/) ?? [];
  const [firstName = '', ...rest] = text.replace(phone, ' ').split(/\s+/).filter(Boolean);
  return { firstName, lastName: rest.join(' '), phone: phone.trim() };
}
