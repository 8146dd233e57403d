import { minorOf } from '@limber/contract/money/currency.ts';
import type { NotNull } from 'kysely';
import type { Trx } from '../src/platform/database/db.ts';
import { minutesOf } from '../src/platform/studio-days.ts';
import { insertRows } from './insert-rows.ts';
import { insertPartners } from './partners.ts';
import { resources } from './resources.ts';
import { closures, locations, openingHours, packages, services, strip } from './studio.ts';
import { office, therapists } from './team.ts';
import { arabic } from './translations.ts';

/** Inserts the invented studio: branches, catalogue, a team that joins at `now`, and partners. */
export async function insertStudio(trx: Trx, now: Date): Promise<void> {
  await insertPlaces(trx);
  await insertCatalogue(trx);
  await insertTeam(trx, now);
  await insertPartners(trx);
  await chooseStrip(trx);
  await insertRows(
    trx,
    'translations',
    Object.entries(arabic).map(([source, words]) => ({ language: 'ar', source, words })),
  );
}

async function insertPlaces(trx: Trx): Promise<void> {
  await insertRows(
    trx,
    'locations',
    locations.map((location, position) => ({ ...location, position })),
  );
  await insertRows(
    trx,
    'opening_hours',
    locations
      .filter((location) => location.bookable)
      .flatMap(({ code }) =>
        openingHours.map(({ weekday, opensAt, closesAt }) => ({
          location_code: code,
          weekday,
          from_minute: minutesOf(opensAt),
          to_minute: minutesOf(closesAt),
        })),
      ),
  );
  await insertRows(trx, 'closures', closures);
}

async function insertCatalogue(trx: Trx): Promise<void> {
  await insertRows(
    trx,
    'services',
    services.map(({ name, kind, description, needsSkill, takes }, position) => ({
      name,
      kind,
      description,
      position,
      active: true,
      needs_skill: needsSkill ?? true,
      buffer_minutes: takes?.bufferMinutes ?? 0,
      therapist_minutes: takes?.therapistMinutes ?? null,
    })),
  );
  const serviceId = await findServiceIds(trx);
  await insertRows(trx, 'resources', resources);
  await insertRows(
    trx,
    'service_resources',
    services.flatMap(({ name, takes }) =>
      takes ? [{ service_id: serviceId(name), need: 1, kind: takes.kind }] : [],
    ),
  );
  await insertRows(
    trx,
    'service_durations',
    services.flatMap(({ name, prices }) =>
      Object.entries(prices).map(([minutes, amount]) => ({
        service_id: serviceId(name),
        lasts_minutes: Number(minutes),
        price_fils: minorOf(amount),
      })),
    ),
  );

  await insertRows(
    trx,
    'package_products',
    packages.map(({ kind, name, description, peopleLimit }, position) => ({
      kind,
      name,
      description,
      people_limit: peopleLimit ?? 1,
      position,
      active: true,
    })),
  );
  const products = await trx.selectFrom('package_products').select(['id', 'name']).execute();
  const productId = idOf(products);
  await insertRows(
    trx,
    'package_product_services',
    packages.flatMap((product) =>
      product.services.map((service) => ({
        product_id: productId(product.name),
        service_id: serviceId(service),
      })),
    ),
  );
  await insertRows(
    trx,
    'package_options',
    packages.flatMap((product) =>
      product.options.map(({ minutes, priceAmount, validityDays }) => ({
        product_id: productId(product.name),
        minutes,
        price_fils: minorOf(priceAmount),
        validity_days: validityDays,
      })),
    ),
  );
}

async function insertTeam(trx: Trx, now: Date): Promise<void> {
  const people = therapists.map((therapist) => ({
    ...therapist,
    email: `${therapist.firstName.toLowerCase()}@limber.example`,
    accountType: 'therapist',
  }));
  await insertRows(
    trx,
    'accounts',
    [...people, ...office].map(({ email, firstName, lastName, gender, accountType }, index) => ({
      email,
      first_name: firstName,
      last_name: lastName,
      phone_number: `+971 50 000 00${String(index + 1).padStart(2, '0')}`,
      gender,
      account_type: accountType,
      goal: '',
      created_at: now.toISOString(),
      verified_at: now.toISOString(),
    })),
  );
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'email as name'])
    .$narrowType<{ name: NotNull }>()
    .execute();
  const accountId = idOf(accounts);
  await insertRows(
    trx,
    'staff_locations',
    office
      .filter(({ accountType }) => accountType === 'front_desk')
      .flatMap(({ email }) =>
        locations
          .filter(({ bookable }) => bookable)
          .map(({ code }) => ({ account_id: accountId(email), location_code: code })),
      ),
  );
  await insertRows(
    trx,
    'therapists',
    people.map(({ email, nameAr, languages, locationCode, booksByPhone }, position) => ({
      account_id: accountId(email),
      name_ar: nameAr,
      languages,
      location_code: locationCode,
      photo: `/media/therapist-${String(position + 1).padStart(2, '0')}.webp`,
      books_by_phone: booksByPhone ?? false,
      position,
      active: true,
    })),
  );
  const rows = await trx
    .selectFrom('therapists')
    .innerJoin('accounts', 'accounts.id', 'therapists.account_id')
    .select(['therapists.id', 'accounts.email as name'])
    .$narrowType<{ name: NotNull }>()
    .execute();
  const therapistId = idOf(rows);
  const serviceId = await findServiceIds(trx);
  await insertRows(
    trx,
    'therapist_services',
    people.flatMap((therapist) =>
      therapist.services.map((service) => ({
        therapist_id: therapistId(therapist.email),
        service_id: serviceId(service),
      })),
    ),
  );
  await insertRows(
    trx,
    'shifts',
    people.flatMap((therapist) =>
      therapist.shifts.map(({ weekday, startsAt, endsAt }) => ({
        therapist_id: therapistId(therapist.email),
        weekday,
        location_code: therapist.locationCode,
        from_minute: minutesOf(startsAt),
        to_minute: minutesOf(endsAt),
      })),
    ),
  );
}

/** The strip that the specification names. */
async function chooseStrip(trx: Trx): Promise<void> {
  const serviceId = await findServiceIds(trx);
  await trx
    .updateTable('settings')
    .set({ switches: JSON.stringify({ strip: strip.map(serviceId) }) })
    .execute();
}

async function findServiceIds(trx: Trx): Promise<(name: string) => number> {
  return idOf(await trx.selectFrom('services').select(['id', 'name']).execute());
}

/** The id of a row by its name; a misspelled name throws here. */
function idOf(rows: { id: number; name: string }[]): (name: string) => number {
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined)
      throw new Error(`The seed speaks of "${name}", which it does not define.`);
    return id;
  };
}
