import { expect, type Page } from '@playwright/test';
import { type ReceivedMail, wordsOfPdf } from '../production/mail-server.ts';

/** The zone of the whole country is named after its largest city. */
const ZONE = /Dubai time|بتوقيت دبي|Asia\/Dubai/g;
/** Words of the demo and of its trade, which this studio does not know. */
const OF_THE_DEMO =
  /Al Warqa|Al Mizhar|Dubai|stretch\w*|Limber|red light|الورقاء|المزهر|دبي|إطالة|تمطيط|ليمبر|الضوء الأحمر/gi;

/** Who reads: a manager at the desk, a client with a booking in English, and one in Arabic. */
export interface Readers {
  readonly desk: Page;
  readonly english: Page;
  readonly arabic: Page;
}

export interface Found {
  readonly from: string;
  readonly text: string;
}

/** Words of the demo in what was read, each with where it stands. */
export function wordsOfDemo(found: readonly Found[]): string[] {
  const words = found.flatMap(({ from, text }) =>
    [...text.replaceAll(ZONE, '').matchAll(OF_THE_DEMO)].map(([word]) => `${from}: ${word}`),
  );
  return [...new Set(words)];
}

/** Every page of the sitemap, and what else of the site machines and strangers read. */
export async function readPages({ english }: Readers): Promise<Found[]> {
  const sitemap = await (await english.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
    ([, path]) => path || '/',
  );
  expect(listed).toEqual(expect.arrayContaining(['/', '/ar', '/booking', '/ar/booking']));
  const unlisted = [
    ...['/terms', '/ar/terms', '/discount', '/ar/discount', '/gift-cards', '/login', '/nowhere'],
    ...['/ar/nowhere', '/card/nobody', '/payment/none', '/owed/none', '/invitation/none'],
    ...['/site.webmanifest', '/ar/site.webmanifest', '/sitemap.xml', '/robots.txt'],
  ];
  return Promise.all(
    [...new Set([...listed, ...unlisted])].map(async (path) => {
      const reply = await english.request.get(path, { headers: { accept: 'text/html' } });
      const html = await reply.text();
      if (path === '/' || path === '/ar') expectTheStudioIn(structuredDataOf(html));
      return { from: path, text: asRead(html) };
    }),
  );
}

/** What search engines read is there, so that reading it says something. */
function expectTheStudioIn(structured: string): void {
  for (const said of ['Corniche', '12 ', '+971 2 555 0100', 'openingHours', '450']) {
    expect(structured).toContain(said);
  }
}

const structuredDataOf = (html: string): string =>
  [...html.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, json]) => json)
    .join();

/** Without programs, styles and names of files, which nobody reads. */
export function asRead(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/ (?:class|data-word|href|src|srcset|imagesrcset|id)="[^"]*"/gi, '')
    .replaceAll(/\/(?:media|assets|icons)\/[\w./-]+/g, '');
}

/** Pages in both languages as a screen reader reads them, once their scripts have drawn them. */
export async function readDrawn({ desk, english, arabic }: Readers): Promise<Found[]> {
  // Three browsers, which load at the same time.
  const read = await Promise.all([
    readDrawnIn(english, ['/', '/booking', '/discount', '/privacy-policy', ...OF_A_CLIENT]),
    readDrawnIn(arabic, [
      '/ar',
      '/ar/booking',
      '/ar/discount',
      '/ar/privacy-policy',
      ...OF_A_CLIENT,
    ]),
    readDrawnIn(desk, [
      '/desk',
      '/desk/rota',
      '/desk/studio/website',
      '/desk/documents',
      '/desk/till',
    ]),
  ]);
  return read.flat();
}

const OF_A_CLIENT = ['/profile', '/profile/settings'];

async function readDrawnIn(page: Page, paths: readonly string[]): Promise<Found[]> {
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

/** The mails that have come, of which `count` are awaited, with the files in them. */
export async function readMails(mails: readonly ReceivedMail[], count: number): Promise<Found[]> {
  await expect.poll(() => mails.length, { message: 'mails' }).toBeGreaterThanOrEqual(count);
  return mails.flatMap(({ to, from, subject, text, html, files }) => [
    { from: `mail to ${to}, ${subject}`, text: `${from} ${subject} ${text} ${asRead(html)}` },
    ...files.map((file) => ({ from: `in the mail ${subject}`, text: withoutUid(file) })),
  ]);
}

/** Names no one: what tells one event from all others. */
const withoutUid = (calendar: string): string => calendar.replaceAll(/^UID:.*$/gm, '');

/** Every table that a manager takes away. */
const TABLES = [
  ...['takings', 'vat', 'return', 'therapists', 'products', 'missed', 'owed', 'credit'],
  ...['days', 'hours', 'again', 'running_out', 'sources'],
];

/**
 * The papers of the first client's session: calendar file and feed, invoice and credit note, what
 * the studio keeps of them; a gift card; reports and the export. The papers are mailed too.
 */
export async function readPapers({ desk, english }: Readers, email: string): Promise<Found[]> {
  const { results } = await getOf(english, 'appointment/appointments-mobile/next/');
  const { id: booking_id } = results[0];
  const { content } = await getOf(english, `appointment/appointments/${booking_id}/calendar/`);
  const feed = await postAs(english, 'appointment/calendar-feed/', {});
  const { location, id: client_id } = await clientAndBranch(desk, email);
  const drawer = await postAs(desk, 'desk/till/drawers/', { location, float: 500 });
  const payments = [{ method: 'cash', amount: 450 }];
  const sale = await postAs(desk, 'desk/till/sales/', {
    ...{ location, client_id, lines: [{ booking_id }], payments },
  });
  await postAs(desk, `desk/till/documents/${sale.documents[0].number}/mail/`, {});
  const voided = await postAs(desk, `desk/till/sales/${sale.id}/void/`, {
    ...{ location, reason: 'The wrong client' },
  });
  const { used, packages, ...terms } = await getOf(desk, 'desk/studio/gift-cards');
  await sendAs(desk, 'put', 'desk/studio/gift-cards', { ...terms, sold: true });
  const card = await postAs(desk, 'desk/till/gift-cards/', {
    ...{ location, payments, email, language: 'ar' },
    ...{ to_name: 'Noor', from_name: 'Layla', message: 'Get well soon' },
  });
  const numbers: string[] = voided.documents.map(({ number }: { number: string }) => number);
  expect(numbers).toHaveLength(2);
  const pdfs = [
    ...numbers.map((number) => `desk/till/documents/${number}/pdf/?location=${location}`),
    `desk/gift-cards/${card.id}/pdf/`,
  ];
  const days = `from=2026-03-01&to=2026-03-31`;
  const files = [
    ...TABLES.map((table) => `desk/reports/file/?${days}&table=${table}`),
    ...[`desk/reports/gift-cards/file/?${days}`, 'desk/pay/file/?month=2026-03'],
    ...[
      `desk/till/drawers/${drawer.id}/report/?location=${location}`,
      ...['client', 'package', 'booking', 'visit'].map(
        (kind) => `desk/import/template/?kind=${kind}`,
      ),
    ],
  ];
  return [
    { from: 'calendar file', text: withoutUid(content) },
    { from: 'calendar feed', text: withoutUid(await bytesOf(english, feed.url).then(String)) },
    { from: 'own data', text: String(await bytesOf(english, 'accounts/profile/export')) },
    ...(await Promise.all([
      ...pdfs.map(async (path) => ({
        from: path,
        text: await wordsOfPdf(await bytesOf(desk, path)),
      })),
      ...files.map(async (path) => ({ from: path, text: String(await bytesOf(desk, path)) })),
    ])),
  ];
}

/** The day of both clients' sessions. */
const DAY = '2026-03-05';

/** The link by which a client pays their session, the pages that it leads to, and what it says. */
export async function readPayment({ desk, arabic }: Readers, email: string): Promise<Found[]> {
  const { location, id: client } = await clientAndBranch(desk, email);
  const { bookings } = await getOf(desk, `desk/day?date=${DAY}&location=${location}`);
  const booking = bookings.find((each: { client: { id: number } }) => each.client.id === client);
  const link = await postAs(desk, 'desk/till/payment-links/', {
    ...{ location, booking_id: booking.id },
  });
  await postAs(desk, `desk/till/payment-links/${link.id}/mail/`, { location });
  const owed = await arabic.request.get(`/owed/${link.id}`);
  const paying = await arabic.request.post(`/owed/${link.id}`, { form: {} });
  const headers = { accept: 'text/html' };
  const paid = await arabic.request.post(paying.url(), { headers, form: { outcome: 'paid' } });
  expect([owed.status(), paying.status(), paid.status()]).toEqual([200, 200, 200]);
  expect(paid.url()).toContain(link.id);
  return [
    { from: 'payment link', text: JSON.stringify(link) },
    { from: 'what is owed', text: asRead(await owed.text()) },
    { from: 'page of the provider', text: asRead(await paying.text()) },
    { from: 'what was paid', text: asRead(await paid.text()) },
  ];
}

/** The studio's branch, and the id of the client with this address. */
async function clientAndBranch(desk: Page, email: string) {
  const [{ location }] = await getOf(desk, 'desk/studio/branches');
  const [{ id }] = await getOf(desk, `desk/clients?q=${encodeURIComponent(email)}`);
  return { location, id };
}

async function getOf(page: Page, path: string) {
  return JSON.parse(String(await bytesOf(page, path)));
}

/** What a path below the API, or a whole address, answers. */
async function bytesOf(page: Page, path: string): Promise<Buffer> {
  const url = new URL(path, new URL('/api/v1/', page.url())).href;
  const reply = await page.request.get(url, await as(page));
  expect(reply.status(), `${path} ${reply.ok() ? '' : await reply.text()}`).toBe(200);
  return reply.body();
}

const postAs = (page: Page, path: string, data: object) => sendAs(page, 'post', path, data);

async function sendAs(page: Page, how: 'post' | 'put', path: string, data: object) {
  const url = new URL(`/api/v1/${path}`, page.url()).href;
  const reply = await page.request[how](url, { ...(await as(page)), data });
  expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
  return reply.json();
}

/** The access token of the account that is signed in on a page. */
async function as(page: Page): Promise<{ headers: { authorization: string } }> {
  const stored = await page.evaluate(() => localStorage.getItem('persist:root') ?? '');
  return { headers: { authorization: `Bearer ${JSON.parse(stored).state.token.accessToken}` } };
}
