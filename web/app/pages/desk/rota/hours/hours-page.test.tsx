import { DatedHours } from '@limber/contract/desk/rota/hours.ts';
import { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../../components/test-answers/test-answers.tsx';
import { exampleOf } from '../../../../components/test-answers/test-example.ts';
import { elementsOf, textOf } from '../../../../components/test-markup.tsx';
import HoursPage from './hours-page.tsx';

const span = exampleOf<DatedHours>(DatedHours);
const always = {
  ...span,
  weekday: 2,
  from_minute: 600,
  to_minute: 1320,
  valid_from: null,
  valid_to: null,
};
const branches = [
  { code: 'A', name: 'Al Warqa' },
  { code: 'B', name: 'Al Mizhar' },
];
const rota = exampleOf<Rota>(Rota, { branches });

const page = (as: 'manager' | 'front_desk', hours = [always, span]) =>
  drawnAfter(<HoursPage />, { 'desk/hours': hours, 'desk/rota': rota }, { as });
const sectionOf = (html: string, name: string) => html.split(`aria-label="${name}"`)[1] ?? '';
const changes = (html: string) =>
  elementsOf(html, 'button').filter(({ name }) => name.startsWith('Change hours'));

test('each period has its dates and hours', async () => {
  const said = textOf(await page('front_desk'));
  expect(said).toContain('Always Tuesday 10:00–22:00');
  expect(said).toContain('8 Feb 2027 to 9 Mar 2027 Monday 20:00–01:00');
});

test('a manager sets the first hours of a new branch', async () => {
  const html = await page('manager');
  expect(textOf(sectionOf(html, 'Al Mizhar'))).toContain('No hours yet: nobody can book here.');
  expect(textOf(sectionOf(html, 'Al Warqa')).split('Al Mizhar')[0]).not.toContain('No hours yet');
  expect(changes(html).map(({ name }) => name)).toContain('Change hours of Al Mizhar');
});

test('the front desk sees the hours of its own branches, and cannot change them', async () => {
  const html = await page('front_desk');
  expect(textOf(html)).not.toContain('Al Mizhar');
  expect(changes(html)).toEqual([]);
});

test('without any hours the front desk is told so', async () => {
  expect(textOf(await page('front_desk', []))).toContain('No hours are set yet.');
});
