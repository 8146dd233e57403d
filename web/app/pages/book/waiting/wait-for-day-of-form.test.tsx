// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { SignInModalProvider } from '../../../components/sign-in/sign-in-modal.tsx';
import { exampleOfCall } from '../../../components/test-answers/test-example.ts';
import { openPage, screen, shown, testVerbs } from '../../../components/test-answers/test-page.tsx';
import { emptyForm } from '../form/form.ts';
import { WaitForDayOfForm } from './wait-for-day-of-form.tsx';

const form = {
  ...emptyForm,
  services: [{ id: 4, name: 'Massage', time: 60, price: 320, type: 'service', needs_skill: true }],
  duration: 60,
  location: 'A',
  date: '2026-03-06',
  therapist: 'Noura Al Hashimi',
  therapist_id: 7,
};
const page = (
  <SignInModalProvider>
    <WaitForDayOfForm form={form} />
  </SignInModalProvider>
);
const around = { as: 'client', now: '2026-03-04T09:00:00.000Z' } as const;

testVerbs({
  'beside a full day a client asks to be booked in the evening': {
    page,
    around,
    async does(each) {
      await each.press('Tell me when a time comes free');
      await each.press('From 17:00', 'checkbox');
      await each.press('Book it for me', 'radio');
      await each.press('Put me on the waiting list');
    },
    asks: 'POST appointment/waitlist/',
    body: {
      services: [{ id: 4, time: 60 }],
      total_duration: 60,
      locations: ['A'],
      therapist_ids: [7],
      from: '2026-03-06',
      to: '2026-03-06',
      times: [{ from: '17:00', to: '05:59' }],
      notice_minutes: 120,
      mode: 'book',
    },
    shows: 'You are on the waiting list.',
  },
});

test('a client whom no message reaches is told so on joining', async () => {
  const joined = exampleOfCall('POST', 'appointment/waitlist/');
  const answers = { 'POST appointment/waitlist/': { ...joined, can_be_told: false } };
  const opened = await openPage(page, answers, around);
  await opened.press('Tell me when a time comes free');
  await opened.press('Put me on the waiting list');
  await expect.poll(shown).toContain('You are on the waiting list, but no message reaches you.');
  expect(shown()).not.toContain('we write to you');
  const link = screen.getByRole('link', { name: 'See what you wait for' });
  expect(link.getAttribute('href')).toBe('/profile#waiting');
});
