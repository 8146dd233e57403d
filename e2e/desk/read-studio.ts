import { expect, type Page } from '@playwright/test';
import { readInbox } from '../support/inbox.ts';

/** The zone of the whole country is named after its largest city. */
const ZONE = /Dubai time|بتوقيت دبي/g;
/** Words of the demo and of its trade, which this studio does not know. */
const OF_THE_DEMO = /Al Warqa|Al Mizhar|Dubai|stretch\w*|Limber|الورقاء|المزهر|دبي|إطالة|ليمبر/gi;

/**
 * Words of the demo in what clients and machines read of a studio, each with where it stands: pages,
 * mails to these clients, and the papers of the first one's session. A manager is signed in on
 * `desk`, the first client on `visitor`.
 */
export async function wordsOfDemo(
  desk: Page,
  visitor: Page,
  clients: readonly string[],
): Promise<string[]> {
  const found = [
    ...(await readPages(visitor)),
    ...(await readMails(visitor, clients)),
    ...(await readPapers(desk, visitor, clients[0] ?? '')),
  ];
  const words = found.flatMap(({ from, text }) =>
    [...text.replaceAll(ZONE, '').matchAll(OF_THE_DEMO)].map(([word]) => `${from}: ${word}`),
  );
  return [...new Set(words)];
}

interface Found {
  readonly from: string;
  readonly text: string;
}

/** Every public page with its head and structured data, and what else machines read. */
async function readPages(visitor: Page): Promise<Found[]> {
  const plain = ['/', '/booking', '/discount', '/privacy-policy'];
  const inArabic = plain.map((path) => (path === '/' ? '/ar' : `/ar${path}`));
  const others = [
    ...['/login', '/nowhere', '/site.webmanifest', '/ar/site.webmanifest'],
    ...['/sitemap.xml', '/robots.txt'],
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

async function readMails(visitor: Page, addresses: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const to of addresses) {
    // A code and a confirmation.
    await expect
      .poll(async () => (await readInbox(visitor.request, to)).length)
      .toBeGreaterThanOrEqual(2);
    for (const { subject, text, html } of await readInbox(visitor.request, to))
      found.push({ from: `mail to ${to}`, text: `${subject} ${text} ${asRead(html)}` });
  }
  return found;
}

/** The calendar file of the client's session, and the invoice for it from the desk. */
async function readPapers(desk: Page, visitor: Page, email: string): Promise<Found[]> {
  const get = async (of: Page, path: string) => {
    const reply = await of.request.get(new URL(`/api/v1/${path}`, of.url()).href, await as(of));
    expect(reply.status(), path).toBe(200);
    return reply.json();
  };
  const post = async (path: string, data: object) => {
    const url = new URL(`/api/v1/${path}`, desk.url()).href;
    const reply = await desk.request.post(url, { ...(await as(desk)), data });
    expect(reply.status(), await reply.text()).toBe(201);
    return reply.json();
  };
  const { results } = await get(visitor, 'appointment/appointments-mobile/next/');
  const { id: booking_id } = results[0];
  const { content } = await get(visitor, `appointment/appointments/${booking_id}/calendar/`);
  const [branch] = await get(desk, 'desk/studio/branches');
  const [client] = await get(desk, `desk/clients?q=${encodeURIComponent(email)}`);
  const { location } = branch;
  await post('desk/till/drawers/', { location, float: 500 });
  const sale = await post('desk/till/sales/', {
    ...{ location, client_id: client.id, lines: [{ booking_id }] },
    payments: [{ method: 'cash', amount: 450 }],
  });
  const { number } = sale.documents[0];
  const invoice = await get(desk, `desk/till/documents/${number}/?location=${location}`);
  return [
    // Names no one: what tells one event from all others.
    { from: 'calendar file', text: content.replaceAll(/^UID:.*$/gm, '') },
    { from: 'invoice', text: JSON.stringify(invoice) },
  ];
}

/** The access token of the account that is signed in on a page. */
async function as(page: Page): Promise<{ headers: { authorization: string } }> {
  const stored = await page.evaluate(() => localStorage.getItem('persist:root') ?? '');
  return { headers: { authorization: `Bearer ${JSON.parse(stored).state.token.accessToken}` } };
}
