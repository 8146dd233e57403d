import { expect, test } from 'vitest';
import { drawn } from '../../../components/test-markup.tsx';
import { DayList } from './board/day-list.tsx';
import { SessionBlock } from './board/session-block.tsx';
import { aBooking, aDay } from './board/test-day.ts';
import { OwnSessionItem } from './own-day/own-session-item.tsx';
import { Standing } from './panel/session-money.tsx';

const from = (unpaid: boolean) => ({
  ...{ id: 9, name: 'Starter Package', unpaid, minutes: 60, balance_minutes: 240 },
  expires_on: null,
});
const session = (unpaid: boolean | null) =>
  aBooking('one', { price: 0, package: unpaid === null ? null : from(unpaid) });
const isSaid = (html: string) => html.includes('Package not paid');
const each = [true, false, null];

test('the board and the list mark a session whose package is not paid @MONEY-03', () => {
  const block = (unpaid: boolean | null) =>
    drawn(
      <SessionBlock
        placed={{ booking: session(unpaid), lane: 0, lanes: 1 }}
        begin={600}
        state="booked"
        word="Booked"
        isStop={false}
        isOpen={false}
      />,
    );
  const list = (unpaid: boolean | null) =>
    drawn(
      <DayList
        day={aDay([session(unpaid)])}
        nowMinute={600}
        opened={undefined}
        onOpen={() => {}}
        keysOn={false}
      />,
    );
  expect(each.map((unpaid) => isSaid(block(unpaid)))).toEqual([true, false, false]);
  expect(each.map((unpaid) => isSaid(list(unpaid)))).toEqual([true, false, false]);
});

test('a therapist reads it on their phone', () => {
  const item = (unpaid: boolean) =>
    drawn(
      <OwnSessionItem
        session={{
          ...session(unpaid),
          undoable: false,
          from_package: true,
          ...{ package_unpaid: unpaid, unpaid, asked_for: false },
          location: { code: 'A', name: 'Al Warqa' },
          client: { first_name: 'Amina', initial: 'H', first_visit: false, health_notes: false },
        }}
        large
        nowMinute={600}
        busy={false}
        onStep={() => {}}
      />,
    );
  expect([isSaid(item(true)), isSaid(item(false))]).toEqual([true, false]);
});

test('the panel of a guest does not say that nothing is owed while the package is not paid', () => {
  const money = (unpaid: boolean | null) =>
    drawn(
      <Standing
        bill={{ kind: 'nothing' }}
        booking={session(unpaid)}
        back={[]}
        head={() => {}}
        now={0}
      />,
    );
  expect(money(true)).toContain(
    'The package is not paid yet. Its price is listed with what its owner owes.',
  );
  expect(money(false)).toContain('The package pays. Nothing is owed.');
  expect(money(null)).toContain('Nothing is owed.');
});
