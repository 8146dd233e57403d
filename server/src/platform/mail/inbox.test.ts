import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stoppedClock } from '../clock.ts';
import { inboxRoutes } from './inbox.ts';
import { openInbox } from './inbox-store.ts';
import type { Mail } from './mail.ts';
import { inboxMailer } from './mailer.ts';

const clock = stoppedClock('2026-03-04T10:00:00+04:00');
const json = { accept: 'application/json' };
let folder: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'limber-inbox-'));
  printed = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

function mailTo(to: string, subject: string, more: Partial<Mail> = {}): Mail {
  const words = { text: 'Plain', html: '<b>Bold</b>' };
  return { to, subject, ...words, messageId: '<1@limber.example>', ...more };
}

function parts() {
  const inbox = openInbox(folder);
  const app = Fastify();
  inboxRoutes(app, inbox);
  return { app, mailer: inboxMailer(inbox, clock, (line) => printed.push(line)) };
}

test('answers JSON newest first, filtered by recipient', async () => {
  const { app, mailer } = parts();
  await mailer.send(mailTo('amina@client.example', 'First'));
  await mailer.send(mailTo('noura@limber.example', 'Second'));
  await mailer.send(mailTo('amina@client.example', 'Third'));
  const all = (await app.inject({ url: '/dev/inbox', headers: json })).json();
  expect(all.map((mail: Mail) => mail.subject)).toEqual(['Third', 'Second', 'First']);
  const url = '/dev/inbox?to=Amina@client.example';
  expect((await app.inject({ url, headers: json })).json()[0]).toEqual({
    to: 'amina@client.example',
    subject: 'Third',
    text: 'Plain',
    html: '<b>Bold</b>',
    sentAt: '2026-03-04T06:00:00.000Z',
  });
  expect(printed[0]).toBe('Mail to amina@client.example: First');
});

test('keeps every mail when two processes write at once', async () => {
  const { app, mailer } = parts();
  const { mailer: other } = parts();
  const subjects = Array.from({ length: 20 }, (_, index) => `Mail ${index}`);
  await Promise.all(
    subjects.map((subject, index) =>
      (index % 2 ? mailer : other).send(mailTo('a@b.example', subject)),
    ),
  );
  const all = (await app.inject({ url: '/dev/inbox', headers: json })).json();
  expect(all.map((mail: Mail) => mail.subject).sort()).toEqual(subjects.sort());
});

test('shows mail as a page in which nothing of it can run', async () => {
  const { app, mailer } = parts();
  const html = '<script>alert(1)</script>';
  await mailer.send(mailTo('a@b.example', '<i>Sly</i>', { html }));
  const page = await app.inject({ url: '/dev/inbox', headers: { accept: 'text/html' } });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).not.toContain('<script>');
  expect(page.body).not.toContain('<i>');
});

test('gives out attachments', async () => {
  const { app, mailer } = parts();
  const calendar = { filename: 's.ics', content: 'BEGIN', contentType: 'text/calendar' };
  await mailer.send(mailTo('a@b.example', 'Booked', { attachments: [calendar] }));
  const file = await app.inject('/dev/inbox/1/attachments/0');
  expect(file.body).toBe('BEGIN');
  expect((await app.inject('/dev/inbox/1/attachments/5')).statusCode).toBe(404);
});
