import { expect, test } from 'vitest';
import { addressesOf, notesAfter, personAfter } from './merge-rules.ts';

const at = (day: number) => new Date(Date.UTC(2026, 2, day));

test.each([
  ['neither has one', null, null, null, { stays: null, leads: null }],
  ['only the one that stays has one', 'a@x.ae', null, null, { stays: 'a@x.ae', leads: null }],
  ['only the one that goes has one', null, 'b@x.ae', null, { stays: 'b@x.ae', leads: null }],
  ['the only one is chosen', null, 'b@x.ae', 'b@x.ae', { stays: 'b@x.ae', leads: null }],
  ['another than the only one is chosen', 'a@x.ae', null, 'b@x.ae', null],
  ['one is chosen where there is none', null, null, 'a@x.ae', null],
  ['both have one and none is chosen', 'a@x.ae', 'b@x.ae', null, null],
  [
    'the address of the one that stays',
    'a@x.ae',
    'b@x.ae',
    'a@x.ae',
    { stays: 'a@x.ae', leads: 'b@x.ae' },
  ],
  [
    'the address of the one that goes',
    'a@x.ae',
    'b@x.ae',
    'b@x.ae',
    { stays: 'b@x.ae', leads: 'a@x.ae' },
  ],
  ['a third address', 'a@x.ae', 'b@x.ae', 'c@x.ae', null],
])('of addresses: %s', (_, kept, gone, chosen, addresses) => {
  expect(addressesOf(kept, gone, chosen)).toEqual(addresses);
});

const kept = {
  ...{ email: 'a@x.ae', verified_at: at(1), last_name: 'Haddad', phone_number: '050 1' },
  ...{ phone_e164: '+971501', phone_read: '501', gender: 'female', goal: 'Touch my toes' },
  ...{ created_at: at(8), created_by: 7, profile_picture_id: 'p', cover_photo_id: 'c' },
  ...{ birthday: '1990-05-01', address: 'Villa 4', blocked_reason: 'Never comes' },
  ...{ desk_note: 'Rings first', offers_by_mail: 'yes', offers_by_message: 'no' },
  message_channel: 'mail',
};
const gone = {
  ...{ email: 'b@x.ae', verified_at: at(2), last_name: 'Saleh', phone_number: '050 2' },
  ...{ phone_e164: '+971502', phone_read: '502', gender: 'male', goal: 'Run' },
  ...{ created_at: at(9), created_by: 8, profile_picture_id: 'q', cover_photo_id: 'd' },
  ...{ birthday: '1991-06-02', address: 'Villa 5', blocked_reason: 'Rude' },
  ...{ desk_note: 'Likes it quiet', offers_by_mail: 'no', offers_by_message: 'yes' },
  message_channel: 'whatsapp',
};
const blank = {
  ...{ email: null, verified_at: null, last_name: '', phone_number: '', phone_e164: null },
  ...{ phone_read: null, gender: null, goal: '', created_at: at(9), created_by: null },
  ...{ profile_picture_id: null, cover_photo_id: null },
  ...{ birthday: null, address: null, blocked_reason: null },
  ...{ desk_note: null, offers_by_mail: null, offers_by_message: null },
  message_channel: null,
};

test('the survivor’s details stay, and gaps are filled from the duplicate', () => {
  const stays = { stays: 'a@x.ae', leads: 'b@x.ae' };
  // Neither note is lost, and a no of either counts.
  const both = { ...kept, desk_note: 'Rings first\nLikes it quiet', offers_by_mail: 'no' };
  expect(personAfter(kept, gone, stays)).toEqual(both);
  const filled = personAfter({ ...blank, email: 'a@x.ae', verified_at: at(1) }, gone, stays);
  expect(filled).toEqual({ ...gone, email: 'a@x.ae', verified_at: at(1) });
});

test('the account is as old as the older of both, and the address as proven as its owner was', () => {
  const after = personAfter(gone, kept, { stays: 'a@x.ae', leads: 'b@x.ae' });
  expect(after.created_at).toEqual(at(8));
  expect([after.email, after.verified_at]).toEqual(['a@x.ae', at(1)]);
  expect(personAfter(kept, gone, { stays: 'b@x.ae', leads: 'a@x.ae' }).verified_at).toEqual(at(2));
});

test('a number keeps its own reading', () => {
  const after = personAfter({ ...kept, phone_e164: null, phone_read: null }, gone, {
    stays: 'a@x.ae',
    leads: null,
  });
  expect([after.phone_number, after.phone_e164, after.phone_read]).toEqual(['050 1', null, null]);
});

const notes = (text: string, agreed: number | null, withdrawn: number | null = null) => ({
  ...{ text, agreedAt: agreed === null ? null : at(agreed) },
  withdrawnAt: withdrawn === null ? null : at(withdrawn),
});

test.each([
  ['two notes', notes('Knee', 3), notes('Hip', 2), notes('Knee\n\nHip', 2)],
  ['the same note twice', notes('Knee', 2), notes('Knee', 3), notes('Knee', 2)],
  ['an agreement without a note', notes('', 3), notes('Hip', 5), notes('Hip', 3)],
  ['a note without an agreement', notes('Knee', null), notes('Hip', 2), notes('Hip', 2)],
  ['no agreement', notes('Knee', null), notes('Hip', null), notes('', null)],
  ['a withdrawal after one of them', notes('Knee', 3), notes('Hip', 5, 4), notes('Hip', 5, 4)],
  ['a withdrawal at the agreement', notes('Knee', 3), notes('Hip', null, 3), notes('', null, 3)],
  ['two withdrawals', notes('Knee', 6, 2), notes('Hip', 4, 5), notes('Knee', 6, 5)],
  [
    'two withdrawals, the later first',
    notes('Knee', 6, 5),
    notes('Hip', 4, 2),
    notes('Knee', 6, 5),
  ],
])('of %s', (_, one, other, after) => {
  expect(notesAfter(one, other)).toEqual(after);
});
