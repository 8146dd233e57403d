// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { SignInModalProvider } from '../../../components/sign-in/sign-in-modal.tsx';
import { type Answers, drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { shown, testVerbs } from '../../../components/test-answers/test-page.tsx';
import { MoveTimes } from './move-times.tsx';
import { WaitInstead } from './wait-instead.tsx';

const line = { service_id: 1, service_name: 'Massage', needs_skill: true, minutes: 60 };
const page = (
  <SignInModalProvider>
    <MoveTimes
      appointment={{ id: 'one', appointment_services: [line] }}
      to={{ therapistId: 1, date: '2026-03-06', time: '' }}
      lastsMinutes={75}
      location="A"
      services="1"
      onChoose={() => {}}
    />
  </SignInModalProvider>
);
const around = { as: 'client', now: '2026-03-04T09:00:00.000Z' } as const;

testVerbs({
  'beside a full day to which a session cannot be moved a client goes on the waiting list': {
    page,
    around,
    answers: { 'appointment/available-times/services/': [] },
    async does(each) {
      await each.press('Tell me when a time comes free');
      expect(shown()).toContain('This one stays as it is until you cancel it.');
      await each.press('Put me on the waiting list');
    },
    asks: 'POST appointment/waitlist/',
    body: {
      services: [{ id: 1, time: 75 }],
      total_duration: 75,
      locations: ['A'],
      therapist_ids: [1],
      from: '2026-03-06',
      to: '2026-03-06',
      times: null,
      notice_minutes: 120,
      mode: 'ask',
    },
    shows: 'You are on the waiting list.',
  },
});

test('waits for the names of the team, without which the wish would be for any therapist', async () => {
  const drawn = (answers: Answers) =>
    drawnAfter(
      <WaitInstead
        appointment={{ appointment_services: [line] }}
        to={{ therapistId: 1, date: '2026-03-06' }}
        lastsMinutes={60}
        location="A"
      />,
      answers,
      around,
    );
  expect(await drawn({})).not.toContain('Tell me when');
  expect(await drawn({ 'staff/therapists-p/': 503 })).toContain('Tell me when');
});
