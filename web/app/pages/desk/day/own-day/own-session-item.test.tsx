import { expect, test } from 'vitest';
import { drawn } from '../../../../components/test-markup.tsx';
import { aBooking } from '../board/test-day.ts';
import { OwnSessionItem } from './own-session-item.tsx';

test('a session begins before it ends, whichever way the page is read', () => {
  const session = {
    ...aBooking('two'),
    undoable: false,
    package_unpaid: false,
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
