import { wrongFields } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { NOT_AN_EMAIL, normalEmail } from '../../accounts/email-rules.ts';
import { isName } from '../../accounts/name-rules.ts';

/** Somebody who joins the team, as typed. */
export interface NewMember {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly gender: 'male' | 'female';
  readonly role: 'therapist' | 'front_desk' | 'manager';
}

/** A new team member, ready to be stored. Refuses 400 naming the invalid fields. */
export function memberOf(typed: NewMember) {
  const email = normalEmail(typed.email);
  const firstName = typed.first_name.trim();
  const lastName = typed.last_name.trim();
  if (!email || !isName(firstName) || !isName(lastName)) {
    throw wrongFields({
      ...(email ? {} : { email: NOT_AN_EMAIL }),
      ...(isName(firstName) ? {} : { first_name: NO_NAME }),
      ...(isName(lastName) ? {} : { last_name: NO_NAME }),
    });
  }
  return { email, firstName, lastName, gender: typed.gender, role: typed.role };
}

const NO_NAME: Sentence = { en: 'Please enter a name.', ar: 'يرجى إدخال اسم.' };
