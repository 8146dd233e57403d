import { expect, type Page, test } from '@playwright/test';
import { enterAs, type Session } from '../support/enter.ts';
import { freeTimes } from '../support/wizard.ts';
import { clientBooks, sessionOfFile } from './at-desk.ts';
import { steppedBack } from './stepped-back.ts';

test.describe.configure({ mode: 'serial' });
const manager = sessionOfFile('manager', 'Rania');
const desk = sessionOfFile('front_desk', 'Farah');

/**
 * Tuesdays that no other test uses: at branch A Noura works 12-20, Grace 14-22, Daniel 12-16 and
 * 18-22.
 */
const sickDay = '2026-05-19';
const eid = '2026-06-09';
const longDay = '2026-05-26';
const otherDay = '2026-06-16';
const leftDay = '2026-06-23';
const ramadan = '2026-07-07';
const dayAfterRamadan = '2026-07-08';

async function open(page: Page, session: Session, path: string): Promise<void> {
  await enterAs(page, session);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

const sessionOf = (page: Page, firstName: string) =>
  page.getByRole('article', { name: new RegExp(firstName) });

test('a therapist is recorded sick, and each session of the day gets its outcome', {
  tag: '@quick',
}, async ({ page, request }) => {
  await clientBooks(request, 'Iman', 'Noura Al Hashimi', sickDay);
  await clientBooks(request, 'Jana', 'Noura Al Hashimi', sickDay);
  await clientBooks(request, 'Kinda', 'Noura Al Hashimi', sickDay);
  await open(page, desk, `/desk?date=${sickDay}&location=A&view=board`);
  await page.getByRole('link', { name: 'Noura Al Hashimi' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('option', { name: 'Noura Al Hashimi' })).toHaveJSProperty(
    'selected',
    true,
  );
  await expect(form.getByLabel('Last day')).toHaveValue(sickDay);
  await form.getByLabel('Note').fill('Told by telephone');
  await form.getByRole('button', { name: 'Save and show the sessions' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noura Al Hashimi is sick');
  await expect(page.getByRole('status')).toHaveText('3 sessions are still open.');
  const iman = sessionOf(page, 'Iman');
  await iman.getByRole('group', { name: 'Same time, with' }).getByRole('button').first().click();
  await expect(iman).toContainText('Agreed: ');
  // By the server's step that leaves money, minutes and room unchanged.
  const undone = page.waitForResponse(/\/move\/undo\/$/);
  await iman.getByRole('button', { name: 'Undo' }).click();
  expect((await undone).status()).toBe(200);
  await expect(page.getByRole('status')).toHaveText('3 sessions are still open.');
  await iman.getByRole('group', { name: 'Same time, with' }).getByRole('button').first().click();
  await expect(iman).toContainText('Agreed: ');
  const jana = sessionOf(page, 'Jana');
  await jana.getByRole('button', { name: 'Cancel by us' }).click();
  await jana.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(jana).toContainText('Cancelled');
  const kinda = sessionOf(page, 'Kinda');
  await kinda.getByRole('button', { name: 'Not reached' }).click();
  await expect(page.getByRole('status')).toHaveText('Every session has an outcome.');
  // Reached after all.
  await kinda.getByRole('group', { name: 'Another time' }).getByRole('button').first().click();
  await expect(kinda).toContainText('Moved: ');
});

test('in a long list alternatives for a session are loaded on request, and applied there', async ({
  page,
  request,
}) => {
  await clientBooks(request, 'Layan', 'Noura Al Hashimi', longDay);
  await open(page, desk, `/desk?date=${longDay}&location=A&view=board`);
  await page.getByRole('link', { name: 'Noura Al Hashimi' }).click();
  // As the server answers from thirteen sessions on.
  await page.route(/\/desk\/rota\/time-off\/\d+\/?$/, async (route) => {
    const response = await route.fetch();
    const away = await response.json();
    const waits = { later: true, covers: [], offers: [], message: '' };
    const sessions = away.sessions.map((each: { outcome: string | null }) =>
      each.outcome === null ? { ...each, ...waits } : each,
    );
    await route.fulfill({ response, json: { ...away, sessions } });
  });
  await page.getByRole('button', { name: 'Save and show the sessions' }).click();
  const layan = sessionOf(page, 'Layan');
  await expect(layan.getByRole('link', { name: 'Call' })).toBeVisible();
  await expect(layan.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  await layan.getByRole('button', { name: 'Find a solution' }).click();
  await expect(layan.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'title',
    /^Hello Layan/,
  );
  await expect(layan).toBeFocused();
  await layan.getByRole('group', { name: 'Same time, with' }).getByRole('button').first().click();
  await expect(layan).toContainText('Agreed: ');
  // The page receives an event about the change, and reloads once.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a provisional Eid is confirmed, affected clients are offered another time, and after withdrawing it is open again', async ({
  page,
  request,
}) => {
  await open(page, manager, '/desk/closures');
  await page.getByRole('button', { name: 'New closure' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name in English').fill('Eid al-Adha');
  await form.getByLabel('First day').fill(eid);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('Provisional, takes bookings');
  await clientBooks(request, 'Lina', 'Noura Al Hashimi', eid);
  await page.getByRole('button', { name: 'Confirm: we are closed' }).click();
  // A session that is moved before the decision is not affected.
  await expect(page.getByRole('main')).toContainText('Confirmed by');
  await expect(page.getByRole('status')).toHaveText('1 session is still open.');
  const lina = sessionOf(page, 'Lina');
  await lina.getByRole('group', { name: 'Another time' }).getByRole('button').first().click();
  await expect(page.getByRole('status')).toHaveText('Every session has an outcome.');
  expect(await freeTimes(request, 'Noura Al Hashimi', eid, 60)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw: we are open' }).click();
  await expect(page.getByRole('main')).toContainText('Withdrawn');
  expect(await freeTimes(request, 'Noura Al Hashimi', eid, 60)).not.toEqual([]);
});

test('a closure added at one desk appears in the list of another, and a second decision is told of the first', async ({
  page,
  request,
}) => {
  await open(page, desk, '/desk/closures');
  await expect(page.getByRole('button', { name: 'New closure' })).toBeVisible();
  const { headers } = manager;
  const days = { starts_on: eid, ends_on: eid, provisional: true, takes_bookings: true };
  const data = { name: 'Painting', location: 'A', ...days };
  const made = await request.post('/api/v1/desk/closures', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  await page.getByRole('link', { name: 'Painting' }).click();
  await page.route('**/confirm', async (route) => {
    const decided = { headers, data: { version: 1 } };
    const withdrawn = await request.post(`/api/v1/desk/closures/${id}/withdraw`, decided);
    expect(withdrawn.status(), await withdrawn.text()).toBe(200);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Confirm: we are closed' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Rania .* has just withdrawn this\./);
  await expect(page.getByRole('main')).toContainText('Withdrawn by Rania');
});

test('a manager changes one day, copies the week, and enters the hours of Ramadan', async ({
  page,
  request,
}) => {
  await open(page, manager, '/desk/rota?from=2026-06-15&location=A');
  const cell = page.getByRole('button', { name: /^Noura Al Hashimi, Tue / });
  await cell.click();
  const form = page.getByRole('dialog');
  await form.getByLabel('From', { exact: true }).fill('18:00');
  await form.getByLabel('To', { exact: true }).fill('21:00');
  await form.getByLabel('Note').fill('Training before');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status')).toHaveText('Saved. Every session is covered.');
  // The focused button is gone with the form.
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(cell).toContainText('18:00–21:00');
  expect((await freeTimes(request, 'Noura Al Hashimi', otherDay, 60))[0]).toBe('18:00');

  await page.getByRole('button', { name: 'Copy this week' }).click();
  await form.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(form.getByRole('status')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Week after' }).click();
  await expect(cell).toContainText('Training before');

  await page.getByRole('link', { name: 'Hours', exact: true }).click();
  await page.getByRole('button', { name: 'Change hours of Al Warqa' }).click();
  // It starts from the current hours, so that no evening hours are saved unseen.
  await expect(form.getByLabel('From', { exact: true })).toHaveValue('12:00');
  await expect(form.getByLabel('To', { exact: true })).toHaveValue('22:00');
  await expect(form.getByLabel('Monday')).toBeChecked();
  await expect(form.getByLabel('Friday')).not.toBeChecked();
  await form.getByLabel('First day').fill(ramadan);
  await form.getByLabel('Last day').fill(ramadan);
  await form.getByLabel('From', { exact: true }).fill('20:00');
  await form.getByLabel('To', { exact: true }).fill('01:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('table', { name: 'Shifts before and after' })).toContainText(
    '20:00–01:00',
  );
  await form.getByRole('button', { name: 'Save hours and move shifts' }).click();
  await expect(form.getByRole('status')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Al Warqa' })).toContainText('20:00–01:00');
  await expect(page.getByRole('region', { name: 'Coming changes' })).toContainText(
    /Shifts of \d+ therapists moved with it/,
  );

  // Two people for two weekdays in one go; Thursday, the ninth, stays as it was.
  await steppedBack(page);
  await page.goto(`/desk/rota?day=${ramadan}&location=A`);
  await page.getByRole('button', { name: 'Weekly shifts' }).click();
  const therapists = form.getByRole('group', { name: 'Therapists' });
  await therapists.getByLabel('Noura Al Hashimi').press('Space');
  await therapists.getByLabel('Grace').press('Space');
  for (const name of ['Monday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await form.getByLabel(name).uncheck();
  }
  await form.getByLabel('First day').fill(ramadan);
  await form.getByLabel('Last day').fill(dayAfterRamadan);
  await form.getByLabel('From', { exact: true }).fill('20:00');
  await form.getByLabel('To', { exact: true }).fill('01:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status')).toHaveText('Saved. Every session is covered.');
  await page.keyboard.press('Escape');
  for (const name of ['Noura Al Hashimi', 'Grace']) {
    const on = (day: string) =>
      page.getByRole('button', { name: new RegExp(`^${name}.*, ${day} `) });
    for (const day of ['Tue', 'Wed']) await expect(on(day)).toContainText('20:00–01:00');
    await expect(on('Thu')).not.toContainText('20:00–01:00');
  }
});

test('sessions that a changed day leaves uncovered are found from the rota, and settled there', async ({
  page,
  request,
}) => {
  await clientBooks(request, 'Lubna', 'Noura Al Hashimi', leftDay);
  const { headers } = manager;
  const { people } = await (await request.get('/api/v1/desk/rota', { headers })).json();
  const noura = people.find((each: { name: string }) => each.name === 'Noura Al Hashimi');
  const data = { therapist_id: noura.id, date: leftDay, shifts: [] };
  const changed = await request.post('/api/v1/desk/rota/days', { headers, data });
  expect(changed.status(), await changed.text()).toBe(200);
  await open(page, desk, `/desk/rota?day=${leftDay}&location=A`);
  await page.getByRole('link', { name: '1 uncovered' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noura Al Hashimi');
  await expect(page.getByText('1 session is without its therapist or hours:')).toBeVisible();
  await page.getByRole('button', { name: 'Find a solution' }).click();
  const lubna = sessionOf(page, 'Lubna');
  await lubna.getByRole('group', { name: 'Same time, with' }).getByRole('button').first().click();
  await expect(lubna).toContainText('Agreed: ');
  await expect(page.getByText('Every session of this day is covered.')).toBeVisible();
  await page.goto(`/desk/rota?day=${leftDay}&location=A`);
  await expect(page.getByRole('rowheader', { name: /Noura Al Hashimi/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /uncovered/ })).toHaveCount(0);
});
