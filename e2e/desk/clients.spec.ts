import { expect, test } from '@playwright/test';
import { readCode } from '../support/inbox.ts';
import { newPerson, registered } from '../support/people.ts';
import { openDesk, teamSession } from './at-desk.ts';
import { sellForLater } from './at-till.ts';

test('a client is created from a name and a number, found by part of it, and changed', async ({
  page,
  request,
}) => {
  await openDesk(page, await teamSession(request, 'front_desk', 'Maha'));
  await page.getByRole('link', { name: 'Clients' }).click();
  const found = page.getByRole('region', { name: 'Found clients' });
  await page.getByRole('searchbox', { name: 'Find a client' }).fill('056 311 2244');
  await expect(page.getByText('Nobody was found.')).toBeVisible();
  await page.getByRole('button', { name: 'New client' }).click();
  const form = page.getByRole('form', { name: 'New client' });
  await expect(form.getByLabel('Mobile number')).toHaveValue('056 311 2244');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByLabel('First name').fill('Rawan');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rawan' })).toBeVisible();

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const change = page.getByRole('form', { name: 'Change the person' });
  await change.getByLabel('Last name').fill('Saleh');
  await change.getByLabel('Gender').selectOption('Female');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rawan Saleh' })).toBeVisible();
  const story = page.getByRole('region', { name: 'Timeline' });
  await story.getByRole('button', { name: 'Changes' }).click();
  await expect(story.getByRole('listitem').first()).toContainText('changed');
  await expect(story).toContainText('Saleh');

  await page.getByRole('main').getByRole('link', { name: 'Clients' }).click();
  await page.getByRole('searchbox', { name: 'Find a client' }).fill('0563112');
  await expect(found.getByRole('link', { name: /Rawan Saleh/ })).toContainText('+971563112244');
});

test('a new client is created in the household, and shares the package', async ({
  page,
  request,
}) => {
  const desk = await teamSession(request, 'front_desk', 'Maha');
  const owner = await registered(request, 'Umaima');
  await sellForLater(request, desk, owner, 2900);
  await openDesk(page, desk);
  await page.goto(`/desk/clients?q=${encodeURIComponent(owner.email)}`);
  await page.getByRole('link', { name: /Umaima/ }).click();
  const household = page.getByRole('region', { name: 'Household' });
  await household.getByRole('button', { name: 'Add somebody' }).click();
  await household.getByRole('combobox', { name: 'Who is to share it' }).fill("Nuha D'Souza");
  await household.getByRole('option', { name: "New client: Nuha D'Souza" }).click();
  const form = household.getByRole('form', { name: 'New client' });
  await expect(form.getByLabel('Last name')).toHaveValue("D'Souza");
  await form.getByLabel('Mobile number').fill('٠٥٦ ٣١١ ٩٩٨٨');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(household.getByText("Nuha D'Souza")).toBeVisible();
  await household.getByLabel('They are 18 or older').check();
  await household.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(household.getByRole('listitem')).toContainText(["Nuha D'Souza"]);
});

test("a client known by telephone claims the account with the desk's link", async ({
  page,
  request,
  browser,
}) => {
  const session = await teamSession(request, 'front_desk', 'Maha');
  const data = { first_name: 'Dalal', last_name: 'Tester', phone_number: '056 322 3355' };
  const { headers } = session;
  const made = await request.post('/api/v1/desk/clients', { headers, data });
  const { id } = await made.json();
  await openDesk(page, session);
  await page.goto(`/desk/clients/${id}`);
  const signingIn = page.getByRole('region', { name: 'Signing in' });
  await signingIn.getByRole('button', { name: 'Make a link' }).click();
  const link = (await signingIn.getByText(/\/claim#/).textContent()) ?? '';

  const { email } = newPerson('dalal');
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(`/claim${link.slice(link.indexOf('#'))}`);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Hello Dalal');
  expect(phone.url()).not.toContain('#');
  await phone.getByLabel('Email').fill(email);
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByLabel('6-digit code').fill(await readCode(request, email));
  await expect(phone).toHaveURL(/\/profile$/);
  await phone.goto(`/claim${link.slice(link.indexOf('#'))}`);
  await expect(phone.getByText('This link is no longer valid')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(signingIn).toContainText('Signs in with their e-mail.');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    'Account claimed with its link',
  );
});

test('the address of a merged duplicate finds the client, and is removed', async ({
  page,
  request,
}) => {
  const session = await teamSession(request, 'front_desk', 'Maha');
  const { headers } = session;
  const [kept, gone] = [await registered(request, 'Kept'), await registered(request, 'Gone')];
  const idOf = async ({ email }: { email: string }) => {
    const found = await request.get(`/api/v1/desk/clients?q=${email}`, { headers });
    return (await found.json())[0].id as number;
  };
  const [id, duplicate_id] = [await idOf(kept), await idOf(gone)];
  const data = { duplicate_id, email: kept.email };
  const merged = await request.post(`/api/v1/desk/clients/${id}/merge`, { headers, data });
  expect(merged.status(), await merged.text()).toBe(200);

  await openDesk(page, session);
  await page.goto(`/desk/clients?q=${encodeURIComponent(gone.email)}`);
  await page.getByRole('link', { name: /Kept/ }).click();
  const signingIn = page.getByRole('region', { name: 'Signing in' });
  await expect(signingIn).toContainText(`${gone.email} signs in as this client too`);
  await signingIn.getByRole('button', { name: 'Remove this address' }).click();
  await signingIn.getByRole('button', { name: 'Remove it' }).click();
  await expect(signingIn).not.toContainText(gone.email);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    'Other e-mail removed',
  );
});

test('likely duplicates are compared side by side and merged, or marked as different', async ({
  page,
  request,
}) => {
  const session = await teamSession(request, 'front_desk', 'Maha');
  const { headers } = session;
  for (const last_name of ['Qasimi', 'Qasimi', 'Qasimi', 'Zaabi', 'Zaabi']) {
    const number = last_name === 'Zaabi' ? '056 344 5577' : '056 333 4466';
    const data = { first_name: 'Shamma', last_name, phone_number: number };
    const made = await request.post('/api/v1/desk/clients', { headers, data });
    expect(made.status()).toBe(201);
  }
  await openDesk(page, session, '?view=list');
  await page.goto('/desk/clients/duplicates');
  const pairs = page.getByRole('listitem', { name: 'Shamma Zaabi, Shamma Zaabi' });
  await pairs.getByRole('button', { name: 'Two people' }).click();
  await expect(pairs).toHaveCount(0);
  const others = page.getByRole('listitem', { name: 'Shamma Qasimi, Shamma Qasimi' });
  await expect(others).toHaveCount(3);
  await others.first().getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('main')).toContainText('This cannot be undone.');
  await page.getByRole('radio', { name: 'This one stays' }).last().check();
  await page.getByRole('button', { name: 'Make them one client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shamma Qasimi' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    'Merged with a duplicate',
  );
});
