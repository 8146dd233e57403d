import { expect, type Page } from '@playwright/test';
import { readInbox } from '../support/inbox.ts';

/** The zone of the whole country is named after its largest city. */
const ZONE = /Dubai time|بتوقيت دبي/g;
/** Words of the demo and of its trade, which this studio does not know. */
const OF_THE_DEMO = /Al Warqa|Al Mizhar|Dubai|stretch\w*|Limber|الورقاء|المزهر|دبي|إطالة|ليمبر/gi;

/**
 * Words of the demo in what clients and machines read of a studio, each with where it stands: pages,
 * the papers of the first client's session, what the second one pays by a link, and mails to both. A
 * manager is signed in on `desk`, the first client on `visitor`.
 */
export async function wordsOfDemo(
  desk: Page,
  visitor: Page,
  [first, second]: readonly [string, string],
): Promise<string[]> {
  const found = [
    ...(await readPages(visitor)),
    ...(await readPapers(desk, visitor, first)),
    ...(await readPayment(desk, visitor, second)),
    // A code and a confirmation; the second one has a link to pay by, too.
    ...(await readMails(visitor, first, 2)),
    ...(await readMails(visitor, second, 3)),
    // Two browsers, which load at the same time.
    ...(
      await Promise.all([
        readDrawn(visitor, ['/', '/booking', '/profile', '/profile/settings']),
        readDrawn(desk, ['/desk', '/desk/rota', '/desk/studio/website']),
      ])
    ).flat(),
  ];
  const words = found.flatMap(({ from, text }) =>
    [...text.replaceAll(ZONE, '').matchAll(OF_THE_DEMO)].map(([word]) => `${from}: ${word}`),
  );
  return [...new Set(words)];
}

/** The day of both clients' sessions. */
const DAY = '2026-03-05';

interface Found {
  readonly from: string;
  readonly text: string;
}

/** Every public page with its head and structured data, and what else machines read. */
async function readPages(visitor: Page): Promise<Found[]> {
  const plain = ['/', '/booking', '/discount', '/privacy-policy', '/terms'];
  const inArabic = plain.map((path) => (path === '/' ? '/ar' : `/ar${path}`));
  const others = [
    ...['/login', '/nowhere', '/card/nobody', '/payment/none', '/owed/none', '/invitation/none'],
    ...['/site.webmanifest', '/ar/site.webmanifest', '/sitemap.xml', '/robots.txt'],
  ];
  return Promise.all(
    [...plain, ...inArabic, ...others].map(async (path) => {
      const headers = { accept: 'text/html' };
      const reply = await visitor.request.get(path, { headers });
      return { from: path, text: asRead(await reply.text()) };
    }),
  );
}

/** Without programs, styles and names of files, which nobody reads. */
function asRead(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/ (?:class|data-word|href|src|srcset|imagesrcset|id)="[^"]*"/gi, '')
    .replaceAll(/\/(?:media|assets|icons)\/[\w./-]+/g, '');
}

/** Pages as a screen reader reads them, once their scripts have drawn them. */
async function readDrawn(page: Page, paths: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const path of paths) {
    // The manager's page is at home in the demo, whose addresses a path alone would lead to.
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    const read = (await page.locator('body').ariaSnapshot()).replaceAll(/^.*\/url:.*$/gm, '');
    found.push({ from: `${path}, drawn`, text: `${await page.title()} ${read}` });
  }
  return found;
}

async function readMails(visitor: Page, to: string, count: number): Promise<Found[]> {
  const read = () => readInbox(visitor.request, to);
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(count);
  return (await read()).map(({ subject, text, html }) => ({
    from: `mail to ${to}`,
    text: `${subject} ${text} ${asRead(html)}`,
  }));
}

/** The link by which a client pays their session, the pages that it leads to, and what it says. */
async function readPayment(desk: Page, visitor: Page, email: string): Promise<Found[]> {
  const { location, id: client } = await clientAndBranch(desk, email);
  const { bookings } = await getOf(desk, `desk/day?date=${DAY}&location=${location}`);
  const booking = bookings.find((each: { client: { id: number } }) => each.client.id === client);
  const link = await postAs(desk, 'desk/till/payment-links/', {
    ...{ location, booking_id: booking.id },
  });
  await postAs(desk, `desk/till/payment-links/${link.id}/mail/`, { location });
  const owed = await visitor.request.get(`/owed/${link.id}`);
  const paying = await visitor.request.post(`/owed/${link.id}`, { form: {} });
  const headers = { accept: 'text/html' };
  const paid = await visitor.request.post(paying.url(), { headers, form: { outcome: 'paid' } });
  expect([owed.status(), paying.status(), paid.status()]).toEqual([200, 200, 200]);
  expect(paid.url()).toContain(link.id);
  return [
    { from: 'payment link', text: JSON.stringify(link) },
    { from: 'what is owed', text: asRead(await owed.text()) },
    { from: 'page of the provider', text: asRead(await paying.text()) },
    { from: 'what was paid', text: asRead(await paid.text()) },
  ];
}

/** The calendar file of the client's session, and the invoice for it from the desk. */
async function readPapers(desk: Page, visitor: Page, email: string): Promise<Found[]> {
  const { results } = await getOf(visitor, 'appointment/appointments-mobile/next/');
  const { id: booking_id } = results[0];
  const { content } = await getOf(visitor, `appointment/appointments/${booking_id}/calendar/`);
  const { location, id: client_id } = await clientAndBranch(desk, email);
  await postAs(desk, 'desk/till/drawers/', { location, float: 500 });
  const sale = await postAs(desk, 'desk/till/sales/', {
    ...{ location, client_id, lines: [{ booking_id }] },
    payments: [{ method: 'cash', amount: 450 }],
  });
  const { number } = sale.documents[0];
  const invoice = await getOf(desk, `desk/till/documents/${number}/?location=${location}`);
  return [
    // Names no one: what tells one event from all others.
    { from: 'calendar file', text: content.replaceAll(/^UID:.*$/gm, '') },
    { from: 'invoice', text: JSON.stringify(invoice) },
  ];
}

/** The studio's branch, and the id of the client with this address. */
async function clientAndBranch(desk: Page, email: string) {
  const [{ location }] = await getOf(desk, 'desk/studio/branches');
  const [{ id }] = await getOf(desk, `desk/clients?q=${encodeURIComponent(email)}`);
  return { location, id };
}

async function getOf(page: Page, path: string) {
  const reply = await page.request.get(new URL(`/api/v1/${path}`, page.url()).href, await as(page));
  expect(reply.status(), path).toBe(200);
  return reply.json();
}

async function postAs(page: Page, path: string, data: object) {
  const url = new URL(`/api/v1/${path}`, page.url()).href;
  const reply = await page.request.post(url, { ...(await as(page)), data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}

/** The access token of the account that is signed in on a page. */
async function as(page: Page): Promise<{ headers: { authorization: string } }> {
  const stored = await page.evaluate(() => localStorage.getItem('persist:root') ?? '');
  return { headers: { authorization: `Bearer ${JSON.parse(stored).state.token.accessToken}` } };
}
