// @vitest-environment happy-dom
import type { Appointment } from '@limber/contract/appointments.ts';
import type { BookedAppointment } from '@limber/contract/bookings.ts';
import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { StaffMember } from '@limber/contract/desk/studio/team.ts';
import { fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleOf, exampleReply } from '../components/test-answers/test-example.ts';
import { type OpenPage, openPage, screen, shown } from '../components/test-answers/test-page.tsx';
import { DoneStep } from './book/done/done-step.tsx';
import { PrivacyPart } from './desk/clients/client/privacy-part.tsx';
import { OwnPinAndFactors } from './desk/entry/own-pin-and-factors.tsx';
import { RecoveryCodes } from './desk/entry/recovery-codes.tsx';
import DocumentPage from './desk/money/documents/document-page.tsx';
import ReportsPage from './desk/money/reports/reports-page.tsx';
import ExportPage from './desk/studio/export/export-page.tsx';
import ImportPage from './desk/studio/import/import-page.tsx';
import { MemberData } from './desk/studio/team/member-data.tsx';
import { AppointmentActions } from './profile/appointments/appointment-actions.tsx';
import { OwnData } from './profile/settings/download-own-data.tsx';

interface Saved {
  name: string;
  type: string;
  text: string;
}
/** What the browser was given to save. */
let saved: Promise<Saved>[];

beforeEach(() => {
  saved = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href) as Blob;
    const { download: name } = this;
    saved.push(blob.text().then((text) => ({ name, type: blob.type, text })));
  });
});
afterEach(() => vi.restoreAllMocks());

interface Download {
  page: ReactElement;
  around?: Parameters<typeof openPage>[2];
  press: string | RegExp | ((page: OpenPage) => Promise<void>);
  /** Pressed in a dialog that follows. */
  choose?: string;
  /** The call, by path; one that writes has its method too. */
  asks: string;
  /** Of a file that is not JSON. */
  answer?: Saved;
  file: Partial<Saved>;
  /** What is said when no answer comes. */
  lost?: string;
}

const client = { as: 'client', now: '2026-03-04T09:00:00.000Z' } as const;
const csv = { name: '', type: 'text/csv;charset=utf-8', text: 'Day,Sold\r\n2026-03-04,2750\r\n' };
const pdf = { name: '', type: 'application/pdf', text: '%PDF-1.7' };
const zip = { name: '', type: 'application/zip', text: 'PK' };
const session = {
  ...{ id: 'one', status: 'booked', date: '2026-03-05', time: '14:00:00', total_duration: 60 },
  ...{ appointment_services: [], location: 'A', serviceType: 'service' },
} as unknown as Appointment;
const booked = {
  ...exampleReply<BookedAppointment>('appointment/appointments/one/'),
  id: 'one',
};
const APPLE = 'Apple Calendar or another app';
const calendar = { name: 'session-2026-03-05.ics', type: 'text/calendar;charset=utf-8' };
const ownFile = exampleReply('accounts/profile/export');
const json = { type: 'application/json', text: `${JSON.stringify(ownFile, null, 2)}\n` };
const member = exampleOf<StaffMember>(StaffMember, { account_id: 7 });
const withReason = (open: string | RegExp) => async (page: OpenPage) => {
  await page.press(open);
  await page.write('Reason', 'They asked');
  await page.press('Download');
};

const downloads: Record<string, Download> = {
  'a table of a report': {
    page: <ReportsPage />,
    around: { at: '/desk/reports?from=2026-03-01&to=2026-03-31' },
    press: 'CSV No-shows',
    asks: 'desk/reports/file/?table=missed&from=2026-03-01&to=2026-03-31',
    answer: csv,
    file: { ...csv, name: 'missed-2026-03-01-2026-03-31.csv' },
  },
  'an invoice as PDF': {
    page: <DocumentPage />,
    around: { at: '/desk/documents/INV-A-000001', path: '/desk/documents/:number' },
    press: 'PDF',
    asks: 'desk/till/documents/INV-A-000001/pdf/',
    answer: pdf,
    file: { ...pdf, name: 'INV-A-000001.pdf' },
  },
  'a template for an import': {
    page: <ImportPage />,
    press: 'Template to fill in',
    asks: 'desk/import/template/?kind=client',
    answer: csv,
    file: { ...csv, name: 'clients.csv' },
  },
  'what the studio knows about a client, for them': {
    page: <OwnData signsInWith="amina@client.example" />,
    around: client,
    press: 'Export my data',
    asks: 'accounts/profile/export',
    file: { ...json, name: 'my-data-2026-03-04.json' },
    lost: 'We could not gather your data. Please try again.',
  },
  'what the studio knows about one of the team, for them': {
    page: <OwnPinAndFactors onClose={() => {}} />,
    press: 'Export my data',
    asks: 'accounts/profile/export',
    file: { ...json, name: 'my-data.json' },
    lost: 'Please try again.',
  },
  'a booked session for a calendar': {
    page: <DoneStep act={() => {}} booked={booked} />,
    around: client,
    press: 'Add to calendar',
    choose: APPLE,
    asks: 'appointment/appointments/one/calendar/',
    file: { ...calendar, text: 'BEGIN:VCALENDAR…END:VCALENDAR' },
    lost: 'We could not make the calendar file. Please try again.',
  },
  'a coming session for a calendar': {
    page: <AppointmentActions appointment={session} rule={{ kind: 'free' } as never} />,
    around: client,
    press: /^Add the session of .* to your calendar$/,
    choose: APPLE,
    asks: 'appointment/appointments/one/calendar/',
    file: { ...calendar, text: 'BEGIN:VCALENDAR…END:VCALENDAR' },
    lost: 'We could not make the calendar file. Please try again.',
  },
  'what the studio knows about a client, for a manager': {
    page: <PrivacyPart client={exampleReply<DeskClient>('desk/clients/7')} />,
    press: withReason('Download it'),
    asks: 'POST desk/clients/7/export',
    file: { ...json, name: 'client-7.json' },
  },
  'what the studio knows about one of the team, for a manager': {
    page: <MemberData member={member} onErased={() => {}} />,
    press: withReason(/^Export the data of/),
    asks: 'POST desk/staff/7/export/',
    file: { ...json, name: 'team-7.json' },
  },
  'everything that the studio keeps': {
    page: <ExportPage />,
    press: 'Download everything',
    asks: 'POST desk/export/',
    answer: zip,
    file: { ...zip, name: 'studio-export.zip' },
  },
};

const opened = async (
  { page, around, press, asks, answer }: Download,
  said?: number | 'lost',
): Promise<void> => {
  const given =
    answer && (() => new Response(answer.text, { headers: { 'content-type': answer.type } }));
  const reply = said ?? given;
  const one = await openPage(page, reply === undefined ? {} : { [asks]: reply }, around);
  await (typeof press === 'function' ? press(one) : one.press(press));
};

test.each(Object.entries(downloads))('%s is saved as a file', async (_, download) => {
  await opened(download);
  const { choose } = download;
  if (choose) fireEvent.click(await screen.findByRole('button', { name: choose }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(await saved[0]).toMatchObject(download.file);
});

test.each(Object.entries(downloads))('%s is refused with a sentence', async (_, download) => {
  await opened(download, 409);
  await expect.poll(shown).toContain('Refused with 409.');
  expect(shown()).not.toContain('The file is among the downloads.');
  expect(saved).toEqual([]);
});

test.each(Object.entries(downloads).filter(([, { asks }]) => !asks.startsWith('POST')))(
  '%s that does not come is said',
  async (_, download) => {
    await opened(download, 'lost');
    const { lost = 'Please check your connection and try again.' } = download;
    await expect.poll(shown).toContain(lost);
    expect(saved).toEqual([]);
  },
);

test('recovery codes are saved one a line', async () => {
  const page = await openPage(
    <RecoveryCodes codes={['k7m2p-9xq4t', 'a1b2c-3d4e5']} onKept={() => {}} />,
  );
  await page.press('Save them');
  expect(await saved[0]).toEqual({
    ...{ name: 'recovery-codes.txt', type: 'text/plain' },
    text: 'k7m2p-9xq4t\na1b2c-3d4e5\n',
  });
  expect(await screen.findByText('a1b2c-3d4e5')).toBeTruthy();
});
