import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { WhatGoes } from './privacy-part.tsx';

const client = (packages: object[]) =>
  ({
    id: 7,
    first_name: 'Amina',
    last_name: '',
    next_sessions: [],
    packages,
  }) as unknown as DeskClient;
const own = { active: true, owned: true, name: 'Starter', remaining_time: 90 };
const shared = { ...own, name: 'Household', guests: ['Noura', 'Badr'], remaining_time: 240 };

test('before a client is erased the desk reads what is lost, and who keeps what @PERSON-03', () => {
  const text = textOf(
    drawn(
      <WhatGoes
        client={client([
          { id: 1, ...own },
          { id: 2, ...shared },
        ])}
      />,
    ),
  );
  expect(text).toContain('90 minutes that nobody shares are lost.');
  expect(text).toMatch(
    /Guests of a package can go on using what is left in it: Household , 240 min left: Noura, Badr/,
  );
});

test('minutes are not mentioned if there are none', () => {
  const text = textOf(drawn(<WhatGoes client={client([{ id: 1, ...own, remaining_time: 0 }])} />));
  expect(text).not.toMatch(/minute|Guests/);
});
