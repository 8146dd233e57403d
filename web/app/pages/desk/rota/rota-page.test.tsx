import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { elementsOf, linksOf, textOf } from '../../../components/test-markup.tsx';
import RotaPage from './rota-page.tsx';

const example = exampleReply<Rota>('desk/rota');
const [noura] = example.people;
const [thursday] = example.days;
const [working] = noura?.days ?? [];
if (!noura || !thursday || !working) throw new Error('The example of a rota is empty.');
const friday = '2026-03-06';
const rota: Rota = {
  ...example,
  days: [thursday, { ...thursday, date: friday }],
  people: [
    {
      ...noura,
      days: [
        { ...working, changed: true, note: 'Swapped with Omar', uncovered: 2 },
        { ...working, date: friday, shifts: [], changed: true },
      ],
    },
  ],
  time_off: [
    {
      id: 7,
      therapist_id: 1,
      kind: 'holiday',
      from: friday,
      to: friday,
    } as Rota['time_off'][number],
    { id: 8, therapist_id: 2, kind: 'sick', from: friday, to: friday } as Rota['time_off'][number],
  ],
};
const page = (as: 'manager' | 'front_desk') =>
  drawnAfter(<RotaPage />, { 'desk/rota': rota }, { as, at: '/desk/rota?from=2026-03-02' });
const buttons = (html: string) => elementsOf(html, 'button').map(({ name }) => name);

test('each day of a therapist shows branch and hours, its note, and whether they are off or away', async () => {
  const [, first, second] =
    elementsOf(await page('front_desk'), 'tr')
      .at(-2)
      ?.html.split('<td') ?? [];
  expect(textOf(first ?? '')).toContain('12:00–20:00 Swapped with Omar 2 uncovered');
  expect(textOf(second ?? '')).toContain('Off Changed Holiday');
  expect(textOf(second ?? '')).not.toContain('Sick');
});

test('absences and uncovered sessions link to their pages', async () => {
  const links = linksOf(await page('front_desk'));
  expect(links).toContainEqual(['Holiday', '/desk/rota/away/7']);
  expect(links).toContainEqual(['2 uncovered', '/desk/rota/uncovered/1/2026-03-05']);
});

test('a manager changes days and weeks; the front desk only records sick leave', async () => {
  expect(buttons(await page('manager'))).toEqual(
    expect.arrayContaining([
      'Somebody is sick',
      'Time off',
      'Weekly shifts',
      'Copy this week',
      'Noura Al Hashimi, Fri 6 Mar 2026: Off Changed',
    ]),
  );
  const ofDesk = buttons(await page('front_desk'));
  expect(ofDesk).toContain('Somebody is sick');
  for (const own of ['Time off', 'Weekly shifts', 'Copy this week'])
    expect(ofDesk).not.toContain(own);
  expect(ofDesk.join()).not.toContain('Noura');
});

test('an empty rota links to the therapists for managers only', async () => {
  const links = async (as: 'manager' | 'front_desk') =>
    linksOf(await drawnAfter(<RotaPage />, { 'desk/rota': { ...rota, people: [] } }, { as }));
  expect(await links('manager')).toHaveLength(1);
  expect(await links('front_desk')).toEqual([]);
});
