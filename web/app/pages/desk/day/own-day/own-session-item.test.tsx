import type { OwnSession } from '@limber/contract/desk/day/own-day.ts';
import { expect, test } from 'vitest';
import { drawn, elementsOf, textOf } from '../../../../components/test-markup.tsx';
import { aBooking } from '../board/test-day.ts';
import { OwnSessionItem } from './own-session-item.tsx';

test('the start comes before the end in both reading directions', () => {
  const session = {
    ...aBooking('two'),
    asked_for: false,
    undoable: false,
    from_package: true,
    ...{ package_unpaid: false, unpaid: false },
    location: { code: 'A', name: 'Al Warqa' },
    client: { first_name: 'Amina', initial: 'H', first_visit: false, health_notes: false },
  };
  for (const large of [true, false]) {
    const item = drawn(
      <OwnSessionItem
        session={session}
        large={large}
        nowMinute={600}
        busy={false}
        onStep={() => {}}
      />,
    );
    expect(item).toMatch(/<bdi dir="ltr"[^>]*>14:00–15:00<\/bdi>/);
  }
});

const session = {
  ...{ id: 'one', version: 1, status: 'booked', from_minute: 840, to_minute: 900 },
  ...{
    busy_to_minute: 900,
    ...{ package_unpaid: false, unpaid: false, coming: false, unanswered: false },
    tight_places: [],
    undoable: true,
    resources: [{ name: 'Room 2' }],
  },
  client: { first_name: 'Amina', initial: 'H', first_visit: true, health_notes: false },
  ...{ services: [{ service_name: 'Stretching' }], location: { code: 'A', name: 'Al Warqa' } },
} as unknown as OwnSession;
const item = (of: Partial<OwnSession> = {}, large = true) =>
  drawn(
    <OwnSessionItem
      session={{ ...session, ...of }}
      large={large}
      nowMinute={835}
      busy={false}
      onStep={() => {}}
    />,
  );

test('the current session shows client, services, room and its steps', () => {
  const said = textOf(item());
  expect(said).toContain('Amina H.');
  expect(said).toContain('Stretching · 60 min');
  expect(said).toContain('Al Warqa');
  expect(said).toContain('Room 2');
  expect(said).toContain('First visit');
  expect(said).not.toMatch(/Health notes|not paid/);
  expect(textOf(item({ package_unpaid: true, unpaid: true }))).toContain('Package not paid');
  expect(textOf(item({ unpaid: true }))).toContain('To be paid');
  expect(textOf(item({ unpaid: true, status: 'check_in' }))).toContain('Not paid');
  expect(textOf(item({ asked_for: true, unanswered: true }))).toMatch(
    /Asked for you.*Has not answered the reminder/,
  );
  expect(textOf(item({ tight_places: ['lower-back', 'hips'] }))).toContain('Lower back and Hips');
});

test('its notes open at a press, and so do the other sessions', () => {
  const notes = elementsOf(item(), 'button').find(({ name }) => name === 'Notes');
  expect(notes?.attributes['aria-expanded']).toBe('false');
  const [other] = elementsOf(item({}, false), 'button');
  expect(other?.attributes['aria-expanded']).toBe('false');
  expect(textOf(item({}, false))).not.toContain('Notes');
});
