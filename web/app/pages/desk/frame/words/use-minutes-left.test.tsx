import type { FoundClient } from '@limber/contract/desk/clients/client-search.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { optionOf } from '../find/found-client.tsx';
import { useMinutesLeft } from './use-minutes-left.ts';

function Left({ left, inAll }: { left: number; inAll?: number }) {
  return useMinutesLeft()(left, inAll);
}
function Choice({ of }: { of: FoundClient }) {
  return optionOf(of, []).content;
}
const said = (left: number, inAll?: number) =>
  textOf(drawn(inAll === undefined ? <Left left={left} /> : <Left left={left} inAll={inAll} />));

test('the balance is one figure, and two with words when a cap leaves the client less', () => {
  expect([said(435), said(435, 435)]).toEqual(['435 min left', '435 min left']);
  expect(said(150, 435)).toBe('150 min left for them, 435 for all who share');
});

test('a client that was found has both figures too, even at zero', () => {
  const client: FoundClient = {
    ...{ id: 7, first_name: 'Amina', last_name: 'Haddad', phone_number: null, email: null },
    ...{ gender: null, next_session: null, next_booking: null, last_session: null, member: false },
    ...{
      unlimited: false,
      blocked_reason: null,
      other_name: false,
      minutes_left: 0,
      minutes_in_all: 435,
    },
  };
  const line = (fields: Partial<FoundClient>) =>
    textOf(drawn(<Choice of={{ ...client, ...fields }} />));
  expect(line({})).toContain('0 min left for them, 435 for all who share');
  expect(line({ minutes_left: 435 })).toBe('Amina Haddad 435 min left');
  expect(line({ minutes_in_all: 0 })).toBe('Amina Haddad');
});
