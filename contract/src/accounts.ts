import Type, { type Static } from 'typebox';
import { AccountType, Gender, Id } from './values.ts';

/** The signed-in person as `auth/users/me/` answers it. */
export const Account = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone_number: Type.String(),
  gender: Gender,
  medical_issues: Type.String(),
  goal: Type.String(),
  account_type: AccountType,
});
export type Account = Static<typeof Account>;
