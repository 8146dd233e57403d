import { readAppointmentCalendar } from '@limber/contract/appointments.ts';
import { generateOtp, obtainToken } from '@limber/contract/auth.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { type APIRequestContext, type Browser, chromium, request } from '@playwright/test';
import { browserPath } from '../../e2e/support/browser-path.ts';
import { enterAs } from '../../e2e/support/enter.ts';
import { readInbox } from '../../e2e/support/inbox.ts';
import { exactly, type Finding, told } from '../drill.ts';
import { ask } from '../stand/ask.ts';
import type { Stand } from '../stand/stand.ts';
import type { Spare } from '../stand/studio.ts';

/** Far to the east and west, with offsets of a quarter of an hour, and with summer time. */
const PLACES = ['Pacific/Kiritimati', 'Pacific/Honolulu', 'Asia/Kathmandu', 'America/New_York'];
/** Before the first of them, the mails of all earlier bookings and cancellations are sent. */
const MAIL_MS = 300_000;
const PAGE_MS = 30_000;

/**
 * Books sessions and reads each wherever it is shown: in the database, in the calendar file, in the
 * mail, and on the client's own page in a browser at each place. All must have the time in Dubai.
 */
export async function lookFrom(stand: Stand, spare: Spare[], times: number): Promise<Finding[]> {
  const limber = await stand.start();
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  const api = await request.newContext({ baseURL: limber.base });
  const wrong: string[] = [];
  let read = 0;
  try {
    for (let turn = 0; turn < times; turn += 1) {
      const each = farthest(spare);
      const said = await sayEverywhere(stand, limber.base, each, { browser, api });
      read += Object.keys(said).length;
      const wanted = `${each.body.date} ${each.body.time}`;
      for (const [where, is] of Object.entries(said)) {
        if (is !== wanted) wrong.push(`${where}: ${is}, not ${wanted}`);
      }
    }
  } finally {
    await Promise.all([browser.close(), api.dispose()]);
  }
  return [
    told('browsers in', PLACES.join(', ')),
    told('times read', read),
    exactly('other than the time in Dubai', wrong.length, 0, wrong),
  ];
}

/** The earliest and the latest of a day in alternation: then other places have another date. */
function farthest(spare: Spare[]): Spare {
  const early = spare.length % 2 === 0;
  const sorted = spare.toSorted((one, other) => one.body.time.localeCompare(other.body.time));
  const found = sorted.at(early ? 0 : -1);
  if (!found) throw new Error('The diary is used up.');
  spare.splice(spare.indexOf(found), 1);
  return found;
}

async function sayEverywhere(
  stand: Stand,
  base: string,
  { clientId, body }: Spare,
  { browser, api }: { browser: Browser; api: APIRequestContext },
): Promise<Record<string, string>> {
  const booked = await ask(base, createAppointment, body, stand.client(clientId));
  if (booked.status !== 201) throw new Error(`Not booked: ${JSON.stringify(booked.body)}`);
  const { id } = booked.body as { id: string };
  const [row] = await stand.query<{ at: string; email: string }>(
    `select to_char(b.starts_at at time zone 'Asia/Dubai', 'YYYY-MM-DD HH24:MI') as at, email
     from bookings b join accounts a on a.id = b.client_id where b.id = $1`,
    [id],
  );
  const { at: inDatabase = '', email = '' } = row ?? {};
  const calendar = await ask(base, readAppointmentCalendar, { id }, stand.client(clientId));
  const said: Record<string, string> = {
    database: inDatabase,
    'calendar file': calendarStart(calendar.body.content),
    mail: await mailed(api, email, body),
  };
  const session = await signIn(base, email);
  for (const timezoneId of PLACES) {
    const context = await browser.newContext({ baseURL: base, timezoneId, locale: 'en-GB' });
    const page = await context.newPage();
    await enterAs(page, session);
    await page.goto('/profile');
    const { onPage: day } = wordsOf(body);
    const times = page.locator('main');
    await times
      .getByText(day, { exact: true })
      .first()
      .waitFor({ timeout: PAGE_MS })
      .catch(() => {});
    const shown = (await times.textContent()) ?? '';
    said[`page in ${timezoneId}`] = shown.includes(`${day}Time${body.time}`)
      ? `${body.date} ${body.time}`
      : shown.replaceAll(/\s+/g, ' ').slice(0, 300);
    await context.close();
  }
  return said;
}

/** The start in a calendar file, in Dubai. */
function calendarStart(content: string): string {
  const [, zone, text = ''] = /^DTSTART(?:;TZID=([^:]+))?:(\S+)/m.exec(content) ?? [];
  const plain = Temporal.PlainDateTime.from(text.replace('Z', ''));
  const there = plain.toZonedDateTime(zone ?? 'UTC').withTimeZone('Asia/Dubai');
  return `${there.toPlainDate()} ${there.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}

async function mailed(api: APIRequestContext, email: string, body: Spare['body']): Promise<string> {
  const { words, time } = wordsOf(body);
  // 9 March must not match 29 March.
  const ofDay = new RegExp(`\\b${words}`);
  let found = 'no mail';
  for (const until = Date.now() + MAIL_MS; Date.now() < until; ) {
    const mails = await readInbox(api, email);
    const mail = mails.find(({ subject, text }) => ofDay.test(subject) && text.includes(time));
    if (mail) return `${body.date} ${body.time}`;
    found = mails.map(({ subject }) => subject).join('; ') || found;
    await new Promise((done) => setTimeout(done, 250));
  }
  return found;
}

/** A date and time as the studio writes them in English. */
function wordsOf({ date, time }: Spare['body']) {
  const day = Temporal.PlainDate.from(date);
  return {
    words: day.toLocaleString('en-GB', { day: 'numeric', month: 'long' }),
    onPage: day.toLocaleString('en-US', { day: 'numeric', month: 'short' }),
    time,
  };
}

async function signIn(base: string, email: string) {
  const from = { 'x-forwarded-for': '10.212.0.1' };
  const asked = await ask(base, generateOtp, { email }, from);
  const [cookie = ''] = String(asked.headers['set-cookie']).split(';');
  const otp = String(asked.headers['x-development-code']);
  const { body } = await ask(base, obtainToken, { email, otp }, { ...from, cookie });
  const { access, refresh } = body as { access: string; refresh: string };
  return { access, refresh, headers: { authorization: `Bearer ${access}` } };
}
