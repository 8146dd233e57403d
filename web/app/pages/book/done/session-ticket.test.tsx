import { expect, test } from 'vitest';
import {
  drawn,
  elementsOf,
  keepAnswer,
  testStore,
  textOf,
} from '../../../components/test-markup.tsx';
import { listLocations } from '../../../state/api/catalogue-api.ts';
import { locationOf } from '../form/test-catalogue.ts';
import { SessionTicket } from './session-ticket.tsx';
import { aSingleSession } from './test-booked.ts';

/** The ticket of a session at a branch that says this of parking. */
async function ticketAt(parking: string): Promise<string> {
  const store = testStore();
  const branch = { ...locationOf('A', 'Al Warqa'), parking };
  await keepAnswer(store, listLocations, undefined, [branch]);
  return drawn(<SessionTicket booked={aSingleSession} />, store);
}

test('a ticket says what, when, with whom and where, how to park and what to wear', async () => {
  const said = textOf(await ticketAt('In front of the door.'));
  expect(said).toContain('Stretching · 60 min');
  expect(said).toContain('14:00 Thursday 5 March 2026');
  expect(said).toContain('Therapist Noura Al Hashimi');
  expect(said).toContain('Location Al Warqa');
  expect(said).toContain('Parking In front of the door.');
  expect(said).toContain('What to wear Something loose that you can move in.');
});

test('a branch that says nothing of parking has no line for it', async () => {
  expect(textOf(await ticketAt(''))).not.toContain('Parking');
});

test('a ticket leads to a map, and goes to somebody by WhatsApp with day, hour and map', async () => {
  const links = elementsOf(await ticketAt(''), 'a').map(
    ({ html }) => /href="([^"]+)"/.exec(html)?.[1],
  );
  expect(links[0]).toContain('https://www.google.com/maps/search/');
  const sent = decodeURIComponent(links[1] ?? '').replaceAll('&amp;', '&');
  expect(sent).toContain('https://wa.me/?text=Stretching\nThursday 5 March 2026, 14:00\n');
  expect(sent).toContain('https://www.google.com/maps/search/');
});
