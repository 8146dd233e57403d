import { expect, test } from '@playwright/test';
import { sessionOf } from '../support/enter.ts';
import { readCode } from '../support/inbox.ts';
import { registered } from '../support/people.ts';
import { startSecondServer } from '../support/server.ts';
import { bookingBody, firstFreeTime } from '../support/wizard.ts';

test('two processes on one database behave as one', async ({ request }) => {
  // Has to start a second server.
  test.slow();
  const second = await startSecondServer();
  try {
    const person = await registered(request, 'Both');
    await request.post('/api/v1/auth/token/generate-otp/', { data: { email: person.email } });
    const otp = await readCode(request, person.email);
    const signedIn = await request.post(`${second.address}/api/v1/auth/token/`, {
      data: { email: person.email, otp },
    });
    expect(signedIn.status(), 'a code of one process opens the other').toBe(200);
    const { access } = await signedIn.json();

    const date = '2026-03-20';
    const time = await firstFreeTime(request, 'Grace Wanjiru', date, 60);
    const data = await bookingBody(request, {
      service: 'Stretching',
      minutes: 60,
      location: 'A',
      therapist: 'Grace Wanjiru',
      date,
      time,
    });
    const { headers: rival } = await sessionOf(request, await registered(request, 'Rival'));
    const path = '/api/v1/appointment/appointments/';
    const answers = await Promise.all([
      request.post(path, { data, headers: rival }),
      request.post(`${second.address}${path}`, {
        data,
        headers: { authorization: `Bearer ${access}` },
      }),
    ]);
    expect(answers.map((answer) => answer.status()).sort()).toEqual([201, 409]);
  } finally {
    await second.stop();
  }
});
