import { aDisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import { expect, test } from 'vitest';
import { drawn, elementsOf, textOf } from '../../../../components/test-markup.tsx';
import { ResolveOnRequest } from './resolve-on-request.tsx';

const session = {
  ...aDisplacedSession,
  client: { ...aDisplacedSession.client, email: null },
  now_at: '2026-03-05T12:00:00.000Z',
  ...{ therapist_gender: null, message: '', tried: null },
};
const row = { session, about: 'sick_day' as const, covers: [], offers: [], settled: false };
const namesIn = (html: string, tag: string) => elementsOf(html, tag).map(({ name }) => name);

test('where many sessions are left, each has a button that looks for alternatives, and no empty message', () => {
  const html = drawn(<ResolveOnRequest {...row} later />);
  expect(namesIn(html, 'button')).toContain('Find a solution');
  expect(namesIn(html, 'a')).toEqual(['Call +971501234567']);
  expect(html).not.toContain('Nothing is free');
});

test('where few are left, alternatives are listed, with the message', () => {
  const html = drawn(
    <ResolveOnRequest {...row} later={false} session={{ ...session, message: 'Hello Amina' }} />,
  );
  expect(namesIn(html, 'button')).not.toContain('Find a solution');
  expect(namesIn(html, 'a')).toEqual(['Call +971501234567', 'WhatsApp']);
  expect(html).toContain('Nothing is free');
});

test('an open session shows its current day and time, a settled one its previous ones', () => {
  const headOf = (settled: boolean) =>
    namesIn(drawn(<ResolveOnRequest {...row} later={false} settled={settled} />), 'h2');
  expect([headOf(false), headOf(true)]).toEqual([
    ['Thu 5 Mar 16:00 Amina Haddad'],
    ['Thu 5 Mar 14:00 Amina Haddad'],
  ]);
});

test('what became of a session stands beside it', () => {
  const settled = drawn(
    <ResolveOnRequest {...row} later={false} settled outcome="Cancelled by us, at 12:04" />,
  );
  expect(textOf(settled)).toContain('Cancelled by us, at 12:04');
});
