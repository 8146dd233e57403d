import { type APIRequestContext, expect } from '@playwright/test';
import type { Session } from '../support/enter.ts';
import type { Person } from '../support/people.ts';

/** Makes sure that a branch's drawer is open. */
export async function openTill(
  request: APIRequestContext,
  { headers }: Session,
  location = 'A',
): Promise<void> {
  const data = { location, float: 500 };
  const opened = await request.post('/api/v1/desk/till/drawers/', { headers, data });
  expect([201, 409]).toContain(opened.status());
}

/**
 * Sells ten hours for 2,750 AED at branch B, half paid in cash and half by terminal; answers the
 * invoice.
 */
export async function sellTenHours(
  request: APIRequestContext,
  { headers }: Session,
  { email }: Person,
): Promise<string> {
  const get = async (path: string) =>
    (await request.get(`/api/v1/desk/${path}`, { headers })).json();
  const [found] = await get(`clients?q=${encodeURIComponent(email)}`);
  const offers = await get(`till/offers/?client_id=${found.id}`);
  const { package_id, package_balance_id } = offers.find(
    ({ list_price }: { list_price: number }) => list_price === 2750,
  );
  const sold = await request.post('/api/v1/desk/till/sales/', {
    headers,
    data: {
      location: 'B',
      client_id: found.id,
      lines: [{ package_id, package_balance_id }],
      payments: [
        { method: 'cash', amount: 1375 },
        { method: 'terminal', amount: 1375, reference: '004211' },
      ],
    },
  });
  expect(sold.status(), await sold.text()).toBe(201);
  return (await sold.json()).documents[0].number;
}
