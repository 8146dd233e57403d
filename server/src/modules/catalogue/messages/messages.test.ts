import { makeClaimLink } from '@limber/contract/desk/clients/claims.ts';
import { addClient } from '@limber/contract/desk/clients/clients.ts';
import { listReadyTexts } from '@limber/contract/desk/clients/contacts.ts';
import { offerTimes } from '@limber/contract/desk/day/usual-session.ts';
import { addTimeOff, readTimeOff } from '@limber/contract/desk/rota/time-off.ts';
import { changeMessage, listMessages } from '@limber/contract/desk/studio/messages.ts';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';
import { problemsOfMessage } from './fill-in-message-rules.ts';
import { MESSAGE_KINDS, ORIGINALS } from './original-message-rules.ts';

const { world, amina, badr, book } = await openStudio();
const { ask, historyOf, manager } = await openManaging(world);

beforeEach(async () => {
  await world.query('delete from message_texts');
});

const GREETING = { en: 'Dear {name}, {studio} here.', ar: 'عزيزتنا {name}، معك {studio}.' };
const greetingOf = async () => {
  const { body } = await ask(listReadyTexts, { id: amina.id });
  return body.find(({ about }: { about: string }) => about === 'other').text;
};

test('every message of the product has exactly the places that it names', () => {
  for (const kind of MESSAGE_KINDS) expect(problemsOfMessage(kind, ORIGINALS[kind])).toEqual({});
});

test('each message is listed with the places that its words have to name', async () => {
  const { body } = await ask(listMessages);
  const greeting = body.find(({ kind }: { kind: string }) => kind === 'greeting');
  expect(greeting).toMatchObject({ placeholders: expect.arrayContaining(['name', 'studio']) });
});

test('a message is reworded by the studio in both languages, and restored to the original', async () => {
  const original = await greetingOf();
  const changed = await ask(changeMessage, { kind: 'greeting', version: 1, words: GREETING });
  expect([changed.status, changed.body]).toEqual([
    200,
    expect.objectContaining({ ...GREETING, version: 2, own: true }),
  ]);
  expect(await greetingOf()).toBe('Dear Amina, Limber here.');
  await world.query(`update accounts set language = 'ar' where id = ${amina.id}`);
  expect(await greetingOf()).toMatch(/^عزيزتنا Amina، معك /);
  await world.query(`update accounts set language = 'en' where id = ${amina.id}`);

  const second = await ask(changeMessage, { kind: 'greeting', version: 1, words: GREETING });
  expect([second.status, second.body.detail]).toEqual([
    409,
    expect.stringMatching(/has just changed this/),
  ]);
  const back = await ask(changeMessage, { kind: 'greeting', version: 2, words: null });
  expect(back.body).toMatchObject({ version: 3, own: false, en: ORIGINALS.greeting.en });
  expect(await greetingOf()).toBe(original);
  expect(await historyOf('text')).toEqual([
    {
      ...{ action: 'restored', actorId: manager },
      became: { in_english: ORIGINALS.greeting.en, in_arabic: ORIGINALS.greeting.ar },
    },
    {
      ...{ action: 'changed', actorId: manager },
      became: { in_english: GREETING.en, in_arabic: GREETING.ar },
    },
  ]);
});

test('free times and the offers to clients of a sick day are in the studio’s own wording', async () => {
  const change = async (kind: keyof typeof ORIGINALS, en: string) => {
    const words = { en, ar: ORIGINALS[kind].ar };
    expect((await ask(changeMessage, { kind, version: 1, words })).status).toBe(200);
  };
  await change('offered_time', '{therapist} on {day} at {time}');
  await change('free_times', '{name}: at {branch}\n{times}');
  await change('therapist_away', '{studio}: {name}, no {therapist} {day} {time}.\n{times}\nOK?');
  const offered = await ask(offerTimes, { id: amina.id, location: 'A', total_duration: 60 });
  expect(offered.body.text).toMatch(/^Amina: at Al Warqa\n\S+ .* on \w+ \d+ \w+ at \d\d:\d\d\n/);

  await book();
  const noura = (await therapistNamed(world, 'Noura')) ?? 0;
  const day = { from: '2026-03-05', to: '2026-03-05' };
  const { body: off } = await ask(addTimeOff, { kind: 'sick', therapist_id: noura, ...day });
  const { body } = await ask(readTimeOff, { id: off.id });
  expect(body.sessions[0].message).toMatch(
    /^Limber: Amina, no Noura Al Hashimi Thursday 5 March 14:00\.\n.* on .*\nOK\?$/s,
  );
});

const words = (kind: keyof typeof ORIGINALS, en: string) => ({
  ...{ kind, version: 1, words: { en, ar: ORIGINALS[kind].ar } },
});

test('the link to sign in by is sent in the studio’s words', async () => {
  const caller = { first_name: 'Sara', phone_number: '050 765 4321' };
  const { id } = (await ask(addClient, caller)).body;
  const textOf = async () => (await ask(makeClaimLink, { id })).body.text;
  expect(await textOf()).toMatch(/^Hello Sara, this is Limber\. .*claim#.*\n.*within 3 days\.$/s);
  const own = '{studio} for {name}, {days}: {link}';
  expect((await ask(changeMessage, words('sign_in_link', own))).status).toBe(200);
  expect(await textOf()).toMatch(/^Limber for Sara, 3 days: http.*claim#/);
  await world.query(`update accounts set language = 'ar' where id = ${id}`);
  expect(await textOf()).toMatch(/Sara.*claim#.*\n.*3 أيام\.$/s);
});

test('a client whose therapist is late on the day of their session is told so, in the studio’s own wording', async () => {
  const noura = await therapistNamed(world, 'Noura');
  await book({ date: '2026-03-06', time: '17:00' });
  const aboutSession = async () => {
    const { body } = await ask(listReadyTexts, { id: amina.id });
    return body.find(({ about }: { about: string }) => about === 'session').text;
  };
  expect(await aboutSession()).toContain('Your next session is on Friday 6 March at 17:00');
  const notice = (day: string, minutes: number) =>
    world.query(`insert into late_notices (therapist_id, day, minutes, said_at)
      values (${noura}, '${day}', ${minutes}, '${day} 09:00+04')`);
  await notice('2026-03-04', 45);
  expect(await aboutSession()).not.toContain('late');
  await notice('2026-03-06', 20);
  expect(await aboutSession()).toMatch(/Noura Al Hashimi comes 20 minutes late today\..*17:00/);
  const own = '{name}, {studio}: {therapist} +{minutes} at {time}';
  expect((await ask(changeMessage, words('therapist_late', own))).status).toBe(200);
  expect(await aboutSession()).toBe('Amina, Limber: Noura Al Hashimi +20 minutes at 17:00');
  // To a client whose session is before hers.
  await book({ date: '2026-03-06', time: '14:00' }, badr);
  expect(await aboutSession()).toContain('Your next session');
  await world.query(`update bookings set status = 'no_show' where client_id = ${badr.id}`);
  expect(await aboutSession()).toContain('+20 minutes');
  await world.query(`update late_notices set withdrawn_at = now()`);
  expect(await aboutSession()).toContain('Your next session');
});

test.each([
  [{ en: 'Dear {name}.', ar: GREETING.ar }, { 'words.en': 'This is missing: {studio}.' }],
  [
    { en: GREETING.en, ar: '{name} {studio} {nmae}' },
    { 'words.ar': 'Nothing is put in for {nmae}. There are: {name} {studio}.' },
  ],
  [{ en: ' ', ar: GREETING.ar }, { 'words.en': 'This field is required.' }],
])('%j is refused at its field', async (words, fields) => {
  const { status, body } = await ask(changeMessage, { kind: 'greeting', version: 1, words });
  expect([status, body.fields]).toEqual([400, fields]);
  const { body: all } = await ask(listMessages);
  expect(all.every(({ own }: { own: boolean }) => !own)).toBe(true);
});
