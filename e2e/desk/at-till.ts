import { type APIRequestContext, expect } from '@playwright/test';
import type { Session } from '../support/enter.ts';

/** Sees to it that the drawer of branch A takes money. */
export async function openTill(request: APIRequestContext, { headers }: Session): Promise<void> {
  const data = { location: 'A', float: 500 };
  const opened = await request.post('/api/v1/desk/till/drawers/', { headers, data });
  expect([201, 409]).toContain(opened.status());
}
