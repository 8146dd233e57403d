// @vitest-environment happy-dom
import { testVerbs } from '../../../components/test-answers/test-page.tsx';
import { EnrolCounter } from './enrol-counter.tsx';
import { OwnFactors } from './own-factors.tsx';
import { RunningSessions } from './running-sessions.tsx';

const factors = { passkeys: 1, totp: true, recovery_codes: 3 };
const running = {
  ...{ id: 'two', name: 'Fatima Saeed', counter: null, own: false },
  ...{ second_factor: 'totp', started_at: '2026-03-04T06:00:00Z' },
};

testVerbs({
  'a browser is made a counter': {
    page: <EnrolCounter locations={['A', 'B']} />,
    async does(page) {
      await page.write('Name of the counter', ' Window ');
      await page.press('Make it a counter');
    },
    asks: 'POST desk/counters/',
    body: { location: 'A', name: 'Window' },
    shows: /This browser is .* now/,
  },
  'a session that runs is ended': {
    page: <RunningSessions />,
    answers: { 'desk/staff-sessions/': [running] },
    does: (page) => page.press('End'),
    asks: 'POST desk/staff-sessions/two/end/',
  },
  'new recovery codes are made': {
    page: <OwnFactors factors={factors as never} />,
    does: (page) => page.press(/recovery codes/i),
    asks: 'POST desk/factors/recovery-codes/',
  },
});
