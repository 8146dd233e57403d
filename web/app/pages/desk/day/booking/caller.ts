import { latinDigits } from '@limber/contract/digits.ts';

/** Who calls, as far as one line says: a number, a name, or both in either order. */
export interface Caller {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** What was typed to find somebody, as the beginning of who they are. */
export function callerOf(typed: string): Caller {
  // An address of e-mail is no name; the form does not ask for one.
  const text = latinDigits(typed).replace(/\S+@\S*/, ' ');
  const [phone = ''] = text.match(/\+?\d[\d ()-]*/) ?? [];
  const [firstName = '', ...rest] = text.replace(phone, ' ').split(/\s+/).filter(Boolean);
  return { firstName, lastName: rest.join(' '), phone: phone.trim() };
}
