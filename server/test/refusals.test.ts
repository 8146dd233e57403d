import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { answerFailures } from '../src/platform/http/answer-failures.ts';
import { serviceRequest } from './booking-requests.ts';
import { openWorld } from './harness.ts';
import { addClient } from './people.ts';

const world = await openWorld();
const client = await addClient(world, 'Amina');

function post(path: string, payload: unknown, headers: Record<string, string> = {}) {
  return world.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { 'content-type': 'application/json', ...client.headers(), ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

describe('a body of nonsense', () => {
  const large = {
    'numbers where services are meant': { services: Array(120_000).fill(1) },
    'services without anything in them': { services: Array(80_000).fill({}) },
    'one endless text': { location: 'x'.repeat(240_000), serviceType: 'y'.repeat(9000) },
    'ten thousand fields': Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]),
    ),
  };

  test.each(Object.keys(large))('is refused in less than 4 kB: %s', async (name) => {
    for (const language of ['en', 'ar']) {
      const body = large[name as keyof typeof large];
      const reply = await post('appointment/appointments/', body, { 'accept-language': language });
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().in_other_languages)).toEqual([
        language === 'en' ? 'ar' : 'en',
      ]);
      expect(reply.rawPayload.length).toBeLessThan(4096);
    }
  });

  test('is refused though it has every required field: lists within lists', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const asked = await serviceRequest(world);
    const services = [{ ...asked.services[0], more: 'DEEP' }];
    for (const body of [
      { ...asked, more: 'DEEP' },
      { ...asked, services },
    ]) {
      const text = JSON.stringify(body).replace('"DEEP"', deep);
      expect((await post('appointment/appointments/', text)).statusCode).toBe(400);
    }
  });

  test('of more than 256 kB is not read', async () => {
    const reply = await post('appointment/appointments/', { name: 'x'.repeat(300_000) });
    expect(reply.statusCode).toBe(413);
    expect(reply.json().detail).toBe('This is more than we can take at once.');
  });

  test.each(['{', 'nonsense', '"text"', '[1]', '{"__proto__":{}}'])(
    'is refused in a sentence: %s',
    async (text) => {
      const reply = await post('appointment/appointments/', text);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().detail).toMatch(/^(This cannot be read\.|Please) .*\.$/);
    },
  );
});

describe('a refusal', () => {
  const refused = async (changes: Record<string, unknown>) => {
    const request = await serviceRequest(world, changes);
    const reply = await post('appointment/appointments/', request);
    expect(reply.statusCode).toBe(400);
    return reply.json();
  };

  test('names each field that is wrong, in words', async () => {
    const body = await refused({
      serviceType: 'massage',
      date: '05.03.2026',
      total_duration: 0,
      services: [{ id: 1 }],
    });
    expect(body).toEqual({
      detail: 'Please check: services, kind of booking, date, duration.',
      error: 'Please check: services, kind of booking, date, duration.',
      fields: {
        'services.0.name': 'This field is required.',
        serviceType:
          'Please choose one of these: service, package, mypackage, shared_package, my_shared_package, unlimited_package, my_unlimited_package.',
        date: 'Please choose a day.',
        total_duration: 'Please give 1 or more.',
      },
      in_other_languages: {
        ar: {
          detail: 'يرجى التحقق من الخدمات، نوع الحجز، التاريخ، المدة.',
          fields: {
            'services.0.name': 'هذا الحقل مطلوب.',
            serviceType:
              'يرجى اختيار إحدى هذه القيم: service, package, mypackage, shared_package, my_shared_package, unlimited_package, my_unlimited_package.',
            date: 'يرجى اختيار يوم.',
            total_duration: 'يرجى إدخال 1 أو أكثر.',
          },
        },
      },
    });
  });

  test.each([
    [{ therapist_id: true }, 'therapist_id'],
    [{ therapist_id: '1' }, 'therapist_id'],
    [{ total_price: null }, 'total_price'],
    [{ total_price: '320' }, 'total_price'],
    [{ total_duration: '60' }, 'total_duration'],
    [{ time: 1400 }, 'time'],
  ])('meets what would have to be guessed: %j', async (changes, field) => {
    expect(Object.keys((await refused(changes)).fields)).toEqual([field]);
  });

  test.each([
    ['phone_number', 'call me', 'Please enter a phone number of 5 to 15 digits.'],
    ['gender', 'x', 'Please choose one of these: male, female.'],
    ['first_name', 'x'.repeat(101), 'Please use 100 characters at most.'],
  ])('says of %s how to mend it', async (field, value, sentence) => {
    const reply = await world.app.inject({
      method: 'PUT',
      url: '/api/v1/accounts/profile',
      headers: client.headers(),
      payload: { [field]: value },
    });
    expect(reply.json().fields).toEqual({ [field]: sentence });
  });

  test('names the field in Arabic to an Arabic reader', async () => {
    const reply = await post(
      'auth/token/register/',
      { email: 'x@client.example', first_name: 'A', last_name: 'B', gender: 'male' },
      { 'accept-language': 'ar' },
    );
    expect(reply.json()).toMatchObject({
      detail: 'يرجى التحقق من رقم الهاتف.',
      fields: { phone_number: 'هذا الحقل مطلوب.' },
      in_other_languages: {
        en: {
          detail: 'Please check: phone number.',
          fields: { phone_number: 'This field is required.' },
        },
      },
    });
  });
});

test.each([
  'appointment/available-times/services/?therapist_id=1&date=0000-01-01&total_duration=60',
  'appointment/available-times/services/?therapist_id=2147483648&date=2026-03-05&total_duration=60',
  'appointment/available-times/services/?location=A&services=99999999999&date=2026-03-05&total_duration=60',
  'appointment/available-times/services/?location=%00&date=2026-03-05&total_duration=60',
  'appointment/appointments/urn:uuid:0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11/',
  'appointment/package-invitations/%00/',
  'accounts/profile/2147483648',
])('what the database cannot hold is refused, not failed on: %s', async (path) => {
  const reply = await world.app.inject({ url: `/api/v1/${path}`, headers: client.headers() });
  expect(reply.statusCode).toBe(400);
});

test.each([
  ['22003', 400],
  ['22P05', 400],
  ['23505', 500],
])(
  'a failure of the database in the state %s is answered %i, without its words',
  async (code, status) => {
    const app = Fastify();
    answerFailures(app);
    app.get('/', async () => {
      throw Object.assign(new Error('integer out of range'), { code });
    });
    const reply = await app.inject('/');
    expect(reply.statusCode).toBe(status);
    expect(reply.body).not.toContain('integer');
  },
);
