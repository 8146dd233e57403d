import { randomUUID } from 'node:crypto';
import { changeProfile, eraseAccount, takeOffOwnAddress } from '@limber/contract/accounts.ts';
import { cancelAppointment, rescheduleAppointment } from '@limber/contract/appointments.ts';
import { generateOtp, obtainToken } from '@limber/contract/auth.ts';
import {
  createAppointment,
  createSharedAppointment,
  createUnlimitedAppointment,
} from '@limber/contract/bookings.ts';
import { makeCalendarFeed, revokeCalendarFeed } from '@limber/contract/calendars/calendar-feeds.ts';
import {
  followTherapist,
  followTherapistByPost,
  unfollowTherapist,
  unfollowTherapistByDelete,
  unfollowTherapistByPost,
} from '@limber/contract/favourites.ts';
import { changeMessageWishes } from '@limber/contract/messages/message-wishes.ts';
import { addPush, removePush } from '@limber/contract/messages/push.ts';
import { requestNewCode, trackInteraction } from '@limber/contract/partners.ts';
import { addGiftCard, buyGiftCard, redeemOwnGiftCard } from '@limber/contract/paying/gift-cards.ts';
import { beginPlan, changePlan, payPlan } from '@limber/contract/paying/plans.ts';
import { addCard, removeCard } from '@limber/contract/paying/saved-card.ts';
import { endOnlinePayment } from '@limber/contract/payments.ts';
import {
  changeCoverPhoto,
  changeProfilePicture,
  removeCoverPhoto,
  removeProfilePicture,
} from '@limber/contract/pictures.ts';
import type { Route } from '@limber/contract/route.ts';
import { holdTime } from '@limber/contract/scheduling.ts';
import { lengthenAppointment } from '@limber/contract/sessions/longer-sessions.ts';
import {
  acceptInvitation,
  capPerson,
  invitePerson,
  joinPackage,
  leavePackage,
  removePerson,
} from '@limber/contract/sharing.ts';
import { makeApiKey, revokeApiKey } from '@limber/contract/software/api-keys.ts';
import { allowAssistant } from '@limber/contract/software/assistants.ts';
import { joinWaitlist, leaveWaitlist } from '@limber/contract/waiting-list.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { API_BASE } from '../src/platform/http/serve-calls.ts';
import { expectBlocked } from './blocked.ts';
import {
  forgetBookings,
  ownedRequest,
  postBooking,
  purchaseRequest,
  serviceRequest,
} from './booking-requests.ts';
import { callApi } from './call-api.ts';
import { openWorld } from './harness.ts';
import { ownPackage } from './own-package.ts';
import { addClient, type TestClient, therapistNamed } from './people.ts';
import { readContract } from './read-contract.ts';
import { codeFor, post } from './sign-in.ts';
import { wishFor } from './waiting-list/open-waiting.ts';

let people = 0;

/** A client who could do everything there is. */
interface Busy extends TestClient {
  readonly bookingId: string;
  readonly packageId: number;
  readonly friendId: number;
  readonly discountId: number;
  /** Of an invitation to them. */
  readonly token: string;
}
let busy: Busy;

const world = await openWorld();
// A visitor may hold a time too; with the token the account does.
const guarded = [
  ...(await readContract()).filter(({ access }) => access.includes('client')),
  holdTime,
];
const blank = { width: 8, height: 8, channels: 3, background: '#14463f' } as const;
const picture = await sharp({ create: blank }).png().toBuffer();
const noura = await therapistNamed(world, 'Noura');

beforeEach(async () => {
  await forgetBookings(world);
  await world.empty('limits');
  world.mails.length = 0;
  busy = await addBusy();
});

async function addBusy(): Promise<Busy> {
  people += 1;
  const client = await addClient(world, `Busy${people}`);
  const friend = await addClient(world, `Friend${people}`);
  const packageId = await ownPackage(world, client.id, 'Family Shared Package');
  const friendsPackage = await ownPackage(world, friend.id, 'Family Shared Package');
  const invite = (by: TestClient, id: number, email: string) =>
    callApi(world, invitePerson, { id, email }, { by });
  const invited = await invite(client, packageId, friend.email);
  await invite(friend, friendsPackage, client.email);
  await world.runJobs();
  const link = world.mails.findLast((mail) => mail.to === client.email)?.text;
  const booked = await postBooking(world, client, await serviceRequest(world));
  const { id: discountId } = await world.db
    .insertInto('partner_discounts')
    .values({
      partner_name: `Oasis ${people}`,
      discount_percentage: 15,
      partner_type: 'online',
      online_discount_code: 'FRESH',
      position: people,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('memberships')
    .values({
      account_id: client.id,
      number: `LMB-0000-${String(people).padStart(4, '0')}`,
      valid_from: '2026-01-01',
      valid_to: '2027-01-01',
      granted_at: world.clock.now(),
      package_id: packageId,
    })
    .execute();
  await world.db
    .insertInto('favourites')
    .values({ account_id: client.id, therapist_id: noura, since: world.clock.now() })
    .execute();
  return {
    ...client,
    bookingId: booked.json().id,
    packageId,
    friendId: invited.json().id,
    discountId,
    token: /invitation\/([\w-]+)/.exec(link ?? '')?.[1] ?? '',
  };
}

type Args = Record<string, unknown>;

const noWords = { to_name: null, from_name: null, message: null };
const browser = {
  endpoint: 'https://push.example/send/mQ2v7Kp0',
  ...{ p256dh: 'B'.repeat(87), auth: 't'.repeat(22) },
};
const hour = { date: '2026-03-05', time: '18:00', total_duration: 60 };

/**
 * A client's request for every call that changes something, except pictures, which are sent as
 * forms.
 */
const wishes = new Map<Route, () => Args | Promise<Args>>([
  [makeApiKey, () => ({ name: 'Robot', scopes: ['packages:read'], ends_on: '2026-06-01' })],
  [revokeApiKey, () => ({ id: 2_000_000 })],
  [
    allowAssistant,
    () => ({
      client_id: randomUUID(),
      redirect_uri: 'https://helper.example/back',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    }),
  ],
  [changeProfile, () => ({ goal: 'Touch my toes' })],
  [changeMessageWishes, () => ({ offers_by_mail: 'yes' })],
  [addPush, () => ({ ...browser, refresh: 'q'.repeat(43) })],
  [removePush, () => ({ endpoint: browser.endpoint })],
  [eraseAccount, () => ({ email: busy.email })],
  [removeProfilePicture, () => ({})],
  [removeCoverPhoto, () => ({})],
  [createAppointment, () => serviceRequest(world, { time: '16:00', total_price: 288 })],
  [
    createSharedAppointment,
    () => ownedRequest(world, { id: busy.packageId, kind: 'shared' }, { time: '16:00' }),
  ],
  [
    createUnlimitedAppointment,
    () => purchaseRequest(world, 'Unlimited Recovery', { time: '16:00' }),
  ],
  [cancelAppointment, () => ({ id: busy.bookingId })],
  [holdTime, () => ({ ...hour, therapist_id: noura, location: 'A' })],
  [lengthenAppointment, () => ({ id: busy.bookingId, total_duration: 75 })],
  [rescheduleAppointment, () => ({ id: busy.bookingId, date: '2026-03-05', time: '17:00' })],
  [invitePerson, () => ({ id: busy.packageId, email: 'aunt@client.example' })],
  [capPerson, () => ({ id: busy.packageId, person: busy.friendId, cap_minutes: 60 })],
  [removePerson, () => ({ id: busy.packageId, person: busy.friendId })],
  [leavePackage, () => ({ id: busy.packageId })],
  [joinPackage, () => ({ id: busy.packageId, adult: true })],
  [acceptInvitation, () => ({ token: busy.token, adult: true })],
  [trackInteraction, () => ({ discount_id: busy.discountId, interaction_type: 'copy_code' })],
  [requestNewCode, () => ({ id: busy.discountId })],
  [followTherapist, () => ({ id: noura })],
  [followTherapistByPost, () => ({ id: noura })],
  [unfollowTherapist, () => ({ id: noura })],
  [unfollowTherapistByPost, () => ({ id: noura })],
  [unfollowTherapistByDelete, () => ({ id: noura })],
  [takeOffOwnAddress, () => ({ email: busy.email })],
  [endOnlinePayment, () => ({ id: randomUUID() })],
  [beginPlan, () => ({ option_id: 1, price: 990, location: 'A' })],
  [payPlan, () => ({ id: randomUUID() })],
  [changePlan, () => ({ id: randomUUID(), wish: 'stop' })],
  [addCard, () => ({})],
  [removeCard, () => ({})],
  [buyGiftCard, () => ({ amount: 500, language: 'en', ...noWords })],
  [redeemOwnGiftCard, () => ({ id: 1 })],
  [addGiftCard, () => ({ code: 'AAAA-BBBB-CCCC-DDDD' })],
  [makeCalendarFeed, () => ({})],
  [revokeCalendarFeed, () => ({})],
  [joinWaitlist, () => wishFor(world)],
  [leaveWaitlist, () => ({ id: randomUUID() })],
]);
const uploads: Route[] = [changeProfilePicture, changeCoverPhoto];

async function ask(route: Route) {
  const reply = uploads.includes(route)
    ? await upload(route)
    : await callApi(world, route, (await wishes.get(route)?.()) ?? idIn(route), { by: busy });
  return { status: reply.statusCode, error: reply.body && reply.json().error };
}

/** For calls that only read: a booking or a package of the client. */
function idIn({ path }: Route): Args {
  if (!path.includes(':id')) return {};
  if (path.startsWith('appointment/payments/')) return { id: randomUUID() };
  return { id: path.startsWith('appointment/appointments/') ? busy.bookingId : busy.packageId };
}

async function upload({ method, path }: Route) {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(picture)]), 'me.png');
  const request = new Response(form);
  return world.app.inject({
    method,
    url: API_BASE + path,
    headers: { ...busy.headers(), 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const erase = () => callApi(world, eraseAccount, { email: busy.email }, { by: busy });

/** Lets `act` begin when erasing holds the account, and end when it has been erased. */
async function whileErasing<T>(act: () => Promise<T>): Promise<T> {
  // Erasing reaches the favourites late; until their lock is released it holds the account.
  const gate = await world.db.startTransaction().execute();
  try {
    await gate
      .selectFrom('favourites')
      .select('since')
      .where('account_id', '=', busy.id)
      .forUpdate()
      .execute();
    const erasing = erase();
    await expectBlocked(world, 1, erasing);
    const acting = act();
    await expectBlocked(world, 2, acting);
    await gate.rollback().execute();
    expect((await erasing).statusCode).toBe(200);
    return await acting;
  } finally {
    if (!gate.isRolledBack) await gate.rollback().execute();
  }
}

const LOG_IN_AGAIN = { status: 401, error: 'Please log in again.' };

describe('the token of an erased account is useless', () => {
  test('at once, for every call', async () => {
    expect((await erase()).statusCode).toBe(200);
    // A repeated erasure gets the same reply, because the first may have been lost.
    for (const route of guarded.filter((each) => each !== eraseAccount)) {
      const { method, path } = route;
      expect([method, path, await ask(route)]).toEqual([method, path, LOG_IN_AGAIN]);
    }
  });

  test('every call that changes something is among those tested below', () => {
    const changing = guarded.filter(({ method }) => method !== 'GET');
    const tried = [...wishes.keys(), ...uploads];
    expect(tried).toEqual(expect.arrayContaining(changing));
    expect(guarded).toEqual(expect.arrayContaining(tried));
  });

  test.each([...wishes.keys(), ...uploads].filter((route) => route !== eraseAccount))(
    'also for calls during the erasure: $method $path',
    async (route) => {
      expect(await whileErasing(() => ask(route))).toEqual(LOG_IN_AGAIN);
    },
  );
});

describe('while an account is being erased', () => {
  test('no session begins with a code that was mailed before', async () => {
    await world.runJobs();
    const otp = await codeFor(world, busy.email);
    const { status } = await whileErasing(() =>
      post(world, obtainToken, { email: busy.email, otp }),
    );
    expect(status).toBe(401);
    expect(await idsIn('sessions')).toEqual([]);
  });

  test('no code is made and no mail written', async () => {
    const asked = () => post(world, generateOtp, { email: busy.email });
    const { status, body } = await whileErasing(asked);
    expect([status, body.error]).toEqual([404, 'We do not know this e-mail address yet.']);
    expect(await idsIn('one_time_codes')).toEqual([]);
    expect(await mailsThatName(busy.email)).toEqual([]);
  });

  test('a mail that is composed at that moment is not kept, and none is sent', async () => {
    await whileErasing(() => world.runJobs());
    expect(await mailsThatName(busy.email)).toEqual([]);
    world.mails.length = 0;
    await world.runJobs(10_000);
    expect(world.mails.map(({ to }) => to)).not.toContain(busy.email);
  });
});

test('a person who has just been erased can be invited like any stranger', async () => {
  const email = busy.email;
  await erase();
  world.mails.length = 0;
  busy = await addBusy();
  const invited = await callApi(world, invitePerson, { id: busy.packageId, email }, { by: busy });
  expect(invited.statusCode).toBe(201);
  await world.runJobs();
  expect(world.mails.map(({ to }) => to)).toContain(email);
});

const idsIn = (table: 'sessions' | 'one_time_codes') =>
  world.db.selectFrom(table).select('account_id').where('account_id', '=', busy.id).execute();

const mailsThatName = (email: string) =>
  world.db.selectFrom('mails').select('event_key').where('recipient', '=', email).execute();
