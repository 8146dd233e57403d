import type { Person } from './personal-details-rules.ts';
import { phoneColumns } from './phones/phone-number.ts';

/** The columns of `accounts` that hold what people say of themselves, without their notes of health. */
export function personColumns(person: Person) {
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    ...phoneColumns(person.phoneNumber),
    gender: person.gender,
    goal: person.goal,
    birthday: person.birthday,
    address: person.address,
  };
}
