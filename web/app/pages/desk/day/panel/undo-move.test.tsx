// @vitest-environment happy-dom
import type { DeskSession } from '@limber/contract/desk/day/session.ts';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { testVerbs } from '../../../../components/test-answers/test-page.tsx';
import DayPage from '../day-page.tsx';

const id = '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11';
const at = `/desk?date=2026-03-05&session=${id}`;
const session = exampleReply<DeskSession>(`desk/day/sessions/${id}`);
const [event] = session.events;
const move = {
  ...{ ...event, from: 'booked', to: 'booked', undoable: true },
  ...{ moved_from: '2026-03-05T08:00:00.000Z', moved_until: '2026-03-05T09:00:00.000Z' },
};

testVerbs({
  'a move is undone in the history of the session': {
    page: <DayPage />,
    around: { at },
    answers: { [`desk/day/sessions/${id}`]: { ...session, events: [move, event] } },
    does: ['Undo the move'],
    asks: `POST desk/bookings/${id}/move/undo/`,
    body: { version: 1 },
  },
});
