import type { Trx } from '../src/platform/database/db.ts';
import { addDays } from '../src/platform/studio-days.ts';
import { insertRows } from './insert-rows.ts';

/** The front desk of each branch, besides the person at both. */
const frontDesks = [
  { firstName: 'Maya', lastName: 'Khoury', gender: 'female', branch: 'A' },
  { firstName: 'Joel', lastName: 'Ramos', gender: 'male', branch: 'A' },
  { firstName: 'Rashid', lastName: 'Al Ameri', gender: 'male', branch: 'B' },
  { firstName: 'Lina', lastName: 'Fernandes', gender: 'female', branch: 'B' },
];

/** Registered with nobody: it shows where the number appears on the demo's invoices. */
const TRN = '100000000000003';
const WITH_US_DAYS = 400;
const PAY_PER_HOUR_MINOR = 4_500;
const PAY_SHARE_BASIS_POINTS = 1_200;

/** The people at the desk of a branch, those of both branches first. */
export type DeskOf = (locationCode: string) => number[];

/**
 * Adds what the demo's team has beyond that of a new studio: a front desk in each branch, pay
 * rates, a tax number; all of them have been there for a year. Returns who works at which desk.
 */
export async function insertDemoTeam(trx: Trx, today: string): Promise<DeskOf> {
  const since = `${addDays(today, -WITH_US_DAYS)}T10:00:00+04:00`;
  await insertRows(
    trx,
    'accounts',
    frontDesks.map(({ firstName, lastName, gender }, index) => ({
      email: `${firstName.toLowerCase()}@limber.example`,
      first_name: firstName,
      last_name: lastName,
      phone_number: `+971 50 000 002${index + 1}`,
      gender,
      account_type: 'front_desk',
      goal: '',
      created_at: since,
    })),
  );
  await trx
    .updateTable('accounts')
    .set({ created_at: since, verified_at: since })
    .where('account_type', '<>', 'client')
    .execute();
  const team = await trx
    .selectFrom('accounts')
    .select(['id', 'email', 'account_type'])
    .where('account_type', '<>', 'client')
    .execute();
  const idOf = (email: string) => team.find((each) => each.email === email)?.id as number;
  await insertRows(
    trx,
    'staff_locations',
    frontDesks.map(({ firstName, branch }) => ({
      account_id: idOf(`${firstName.toLowerCase()}@limber.example`),
      location_code: branch,
    })),
  );
  await insertPay(trx, today, idOf('manager@limber.example'));
  await trx.updateTable('settings').set({ trn: TRN }).execute();
  const places = await trx
    .selectFrom('staff_locations')
    .innerJoin('accounts', 'accounts.id', 'staff_locations.account_id')
    .select(['account_id', 'location_code'])
    .where('account_type', '=', 'front_desk')
    .orderBy('account_id')
    .execute();
  return (code) =>
    places.filter((each) => each.location_code === code).map((each) => each.account_id);
}

async function insertPay(trx: Trx, today: string, managerId: number): Promise<void> {
  const therapists = await trx.selectFrom('therapists').select('id').orderBy('position').execute();
  const validFrom = addDays(today, -WITH_US_DAYS);
  await insertRows(
    trx,
    'pay_rates',
    therapists.map(({ id }, index) => ({
      therapist_id: id,
      valid_from: validFrom,
      // Those who joined first earn more.
      per_hour_fils: PAY_PER_HOUR_MINOR + (index % 5 === 0 ? 500 : 0),
      share_basis_points: PAY_SHARE_BASIS_POINTS,
      set_by: managerId,
      set_at: `${validFrom}T10:00:00+04:00`,
    })),
  );
}
