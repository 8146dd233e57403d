import type { FoundClient } from '@limber/contract/desk/clients/client-search.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { optionOf } from './found-client.tsx';

const client = (fields: Partial<FoundClient>): FoundClient => ({
  ...{ id: 1, first_name: 'Mariam', last_name: 'Al Hashimi', phone_number: '+971501234567' },
  ...{ email: null, gender: null, next_session: null, next_booking: null, last_session: null },
  ...{ minutes_left: 0, minutes_in_all: 0, unlimited: false, member: false, other_name: false },
  blocked_reason: null,
  ...fields,
});
const said = (one: FoundClient, found: FoundClient[]) =>
  textOf(drawn(<p>{optionOf(one, found).content}</p>));

test('clients of the same name are told apart by number and last visit, however the name is split', () => {
  const here = client({ last_session: '2026-02-11T10:00:00Z' });
  const other = client({ id: 2, last_name: 'ALHASHIMI', phone_number: '+971507654321' });
  expect(said(here, [here, other])).toBe('Mariam Al Hashimi …4567 Was here 11 Feb 2026');
  expect(said(other, [here, other])).toBe('Mariam ALHASHIMI …4321 No visits yet');
  expect(said(here, [here, client({ id: 3, last_name: 'Haddad' })])).toBe('Mariam Al Hashimi');
});
