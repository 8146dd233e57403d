import { changeProfile } from '@limber/contract/accounts.ts';
import { readAppointment } from '@limber/contract/appointments.ts';
import { obtainToken, register } from '@limber/contract/auth.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { listTherapists } from '@limber/contract/catalogue.ts';
import { readStatement } from '@limber/contract/package-statement.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { expect, test } from 'vitest';
import { postBooking, purchaseRequest, serviceRequest } from './booking-requests.ts';
import { callApi } from './call-api.ts';
import { openWorld } from './harness.ts';
import { addClient } from './people.ts';
import { codeFor, post } from './sign-in.ts';

const world = await openWorld();

/** The same digits as another keyboard types them; `zero` is its first. */
const typedFrom = (zero: string) => (digits: string) =>
  digits.replaceAll(/\d/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  );

test.each([
  ['Arabic', typedFrom('٠')],
  ['Persian', typedFrom('۰')],
])('telephone and code are taken in %s digits', async (keyboard, typed) => {
  const email = `${keyboard.toLowerCase()}@client.example`;
  const registered = await post(world, register, {
    email,
    first_name: 'ليلى',
    last_name: 'المنصوري',
    phone_number: `\u202b+${typed('971 50 765 4321')}\u202c`,
    gender: 'female',
  });
  expect(registered.body).toMatchObject({ phone_number: '+971 50 765 4321' });
  const otp = typed(await codeFor(world, email));
  const { status, body } = await post(world, obtainToken, { email, otp });
  expect(status).toBe(200);

  const changed = await callApi(
    world,
    changeProfile,
    { phone_number: typed('0501234567') },
    { headers: { authorization: `Bearer ${body.access}` } },
  );
  expect(changed.json().phone_number).toBe('0501234567');
});

test('a therapist is named in Arabic next to the Latin letters, in lists, bookings and refusals', async () => {
  const teamIn = async (language: Language) =>
    (await callApi(world, listTherapists, {}, { headers: { 'accept-language': language } })).json();
  const team = await teamIn('ar');
  expect(team[0].full_name).toBe('نورة الهاشمي · Noura Al Hashimi');
  expect((await teamIn('en'))[0].full_name).toBe('Noura Al Hashimi');

  const amina = await addClient(world, 'Amina');
  const wish = await serviceRequest(world);
  const { id } = (await postBooking(world, amina, wish)).json();
  const bookedIn = (language: Language) =>
    callApi(
      world,
      readAppointment,
      { id },
      { by: amina, headers: { 'accept-language': language } },
    );
  const booked = await bookedIn('ar');
  expect(booked.json().therapist_obj).toEqual({
    first_name: 'Noura',
    last_name: 'Al Hashimi',
    full_name: 'نورة الهاشمي · Noura Al Hashimi',
  });
  const inEnglish = await bookedIn('en');
  expect(inEnglish.json().therapist_obj).toEqual({
    first_name: 'Noura',
    last_name: 'Al Hashimi',
  });

  const refused = await callApi(
    world,
    createAppointment,
    { ...wish, location: 'B' },
    { by: amina, headers: { 'accept-language': 'ar' } },
  );
  expect(refused.json().detail).toBe('لا يشمل فريق هذا الفرع نورة الهاشمي · Noura Al Hashimi.');
});

test("the statement of a package's minutes names both as well", async () => {
  const hessa = await addClient(world, 'Hessa');
  const bought = await postBooking(
    world,
    hessa,
    await purchaseRequest(world, 'Balance Package', { time: '17:00' }),
  );
  const { id } = bought.json().package;
  const reply = await callApi(
    world,
    readStatement,
    { id },
    { by: hessa, headers: { 'accept-language': 'ar' } },
  );
  const [booked] = reply.json().results;
  expect(booked.session.therapist).toBe('نورة الهاشمي · Noura Al Hashimi');
});

test('a mail in Arabic names both, counts and joins as Arabic does', async () => {
  const maryam = await addClient(world, 'Maryam');
  await world.db
    .updateTable('accounts')
    .set({ language: 'ar' })
    .where('id', '=', maryam.id)
    .execute();
  const wish = await serviceRequest(world);
  const booked = await postBooking(world, maryam, { ...wish, time: '16:00' });
  expect(booked.statusCode, booked.body).toBe(201);
  await world.runJobs();
  const mail = world.mails.findLast(({ to }) => to === maryam.email);
  expect(mail?.text).toContain('مع نورة الهاشمي · Noura Al Hashimi');
  expect(mail?.text).toContain('320 درهماً');
  expect(mail?.text).toContain('60 دقيقة');
  // Between the day and the time, where there is no number.
  expect(mail?.text).toMatch(/2026، \d\d:\d\d/);
  expect(mail?.text.split('-- ')[0]).not.toMatch(/[\u0621-\u064a0-9], /);
});
