import { type APIRequestContext, expect } from '@playwright/test';
import type { Session } from '../support/enter.ts';

/** Every page, except those of which other journeys examine more than the first state. */
export async function pagesOf(request: APIRequestContext, { headers }: Session): Promise<string[]> {
  const ask = async (path: string) => {
    const answer = await request.get(`/api/v1/desk/${path}`, { headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const [one, two] = [
    await clientAtDesk(request, headers, 'Duha'),
    await clientAtDesk(request, headers, 'Duha'),
  ];
  const [day, name] = ['2026-08-20', 'Stocktaking'];
  const data = { name, starts_on: day, ends_on: day, provisional: true, takes_bookings: true };
  const made = await request.post('/api/v1/desk/closures', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  const closure = await made.json();
  const {
    time_off: [away],
    people: [person],
  } = await ask('rota');
  const open = async (things: string) => {
    const [thing] = await ask(`studio/${things}`);
    return `/desk/studio/${things}?open=${thing.id}`;
  };
  // With sessions, money and packages of several years.
  const [visited] = (await ask('day')).bookings;
  const [document] = (await ask('till/documents/?location=A&limit=1')).results;
  const [drawer] = (await ask('till/drawers/?location=A&limit=1')).results;
  return [
    '/desk/clients?q=duha',
    '/desk/clients/duplicates',
    `/desk/clients/${one}?list=q%3Dduha`,
    `/desk/clients/${visited.client.id}`,
    `/desk/clients/${one}/merge/${two}`,
    '/desk/till',
    '/desk/drawer',
    '/desk/stock',
    '/desk/tasks',
    `/desk/drawer/${drawer.id}?location=A`,
    '/desk/documents?find=INV-A-00000',
    `/desk/documents/${document.number}`,
    '/desk/rota',
    `/desk/rota/away/${away.id}`,
    `/desk/rota/uncovered/${person.id}/${day}`,
    '/desk/closures',
    `/desk/closures/${closure.id}`,
    '/desk/hours',
    '/desk/waiting',
    '/desk/free-hours',
    '/desk/day-sheet',
    '/desk/evening',
    '/desk/reports',
    '/desk/reports/day?day=2026-02-26',
    '/desk/pay',
    `/desk/pay/${visited.therapist_id}`,
    '/desk/team',
    '/desk/audit?subject=staff',
    '/desk/set-up',
    '/desk/import',
    '/desk/export',
    '/desk/studio',
    '/desk/studio/services',
    '/desk/studio/packages',
    '/desk/studio/products',
    '/desk/studio/resources',
    '/desk/studio/partners',
    '/desk/studio/payments',
    '/desk/studio/texts',
    ...(await Promise.all(['services', 'packages', 'resources', 'partners'].map(open))),
    await open('therapists'),
    `/desk/studio/pay?open=${visited.therapist_id}`,
    '/desk/studio/branches?open=B',
    '/desk/studio/settings',
    '/desk/studio/website',
    '/desk/studio/website/look',
    '/desk/studio/website/policies',
  ];
}

/** A new client with a telephone number only, and the number. */
export async function clientAtDesk(
  request: APIRequestContext,
  headers: Session['headers'],
  first_name: string,
): Promise<number> {
  const data = { first_name, last_name: 'Sabbagh', phone_number: '0567788990' };
  const made = await request.post('/api/v1/desk/clients', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).id;
}
