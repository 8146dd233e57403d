import type { ServiceType } from '@limber/contract/appointments.ts';
import type { BookingRequest } from '@limber/contract/bookings.ts';
import { sql } from 'kysely';
import {
  checkIn,
  complete,
  markNoShow,
} from '../../src/modules/bookings/attending/check-in-and-no-show.ts';
import { book } from '../../src/modules/bookings/booking/book.ts';
import { parseBooking } from '../../src/modules/bookings/booking/parse-booking.ts';
import { cancel } from '../../src/modules/bookings/changing/cancel.ts';
import { reschedule } from '../../src/modules/bookings/changing/reschedule.ts';
import type { BookDeps } from '../../src/modules/bookings/deps.ts';
import { undoStep } from '../../src/modules/bookings/undoing/undo-step.ts';
import { accountHolder } from '../../src/modules/scheduling/bookable-days-rules.ts';
import { parseStart } from '../../src/modules/scheduling/parse-start.ts';
import { Refusal } from '../../src/platform/http/errors.ts';
import type { Actor } from '../../src/platform/http/session.ts';
import { makeJobs } from '../../src/platform/jobs.ts';
import { Turns } from '../../src/platform/speed/one-at-a-time.ts';
import { addDays, dayOf, timeFromMinutes } from '../../src/platform/studio-days.ts';
import { purgeSettled } from '../../src/purges.ts';
import { depsOf, type World } from '../harness.ts';
import { actorOf, serviceNamed } from '../people.ts';
import { complaintsAboutMoney } from './books.ts';
import {
  addBranch,
  addProducts,
  type Branch,
  closeBranches,
  listBookings,
  listPackages,
  listPayments,
  listSales,
  needMats,
  PRODUCTS,
  roundCash,
} from './branch.ts';
import {
  complaintsAboutCards,
  HeldCards,
  keepCard,
  sellCards,
  workWithCards,
} from './card-wishes.ts';
import { complaintsAbout } from './complaints.ts';
import { complaintsAboutPayments } from './online-books.ts';
import { changePackage } from './package-wishes.ts';
import {
  askToPay,
  beginPaying,
  changeBank,
  isUnanswered,
  noteSettled,
  openBank,
  payOnlineBy,
  settleAll,
} from './paying-wishes.ts';
import { pick } from './pick.ts';
import { Taken } from './taken.ts';
import { keepBooksOfToday, openBooks, workAtTill } from './till-wishes.ts';
import type { Slot, Step, Wish } from './wishes.ts';

const FIRST_MORNING = Date.parse('2026-03-04T08:00:00+04:00');
const OPENS = 10 * 60;
/**
 * Branches that are kept before they are deleted, so that each is not slower than the one before.
 */
const BRANCHES_AT_A_TIME = 100;

/** A studio that can run any sequence of actions, each in its own small branch. */
export async function openRandomStudio(world: World) {
  const deps: BookDeps = {
    ...depsOf(world),
    jobs: makeJobs(world.clock),
    turns: new Turns(),
  };
  const stretching = await serviceNamed(world, 'Stretching');
  const desk = await actorOf(world, 'front_desk');
  const manager = await actorOf(world, 'manager');
  const products = await addProducts(world, stretching);
  const { stripe, provider } = await openBank();
  const hands = { ...deps, world, desk, manager, products };
  const paying = { world, stripe, deps: { ...deps, provider } };
  await needMats(world, stretching);
  await sellCards(world);
  let branches = 0;
  /** The kinds of wish that came true at least once. */
  const granted = new Set<Wish['do']>();

  /**
   * Opens a branch with two therapists for two clients, runs the steps in order, and returns every
   * violation as a sentence. Actions may be refused; any other error is thrown.
   */
  async function play(steps: readonly Step[]): Promise<string[]> {
    if (branches % BRANCHES_AT_A_TIME === 0) await closeBranches(world);
    branches += 1;
    const location = `branch-${branches}`;
    const { clients, therapists } = await addBranch(
      world,
      location,
      stretching,
      1 + (branches % 2),
    );
    const taken = new Taken();
    const held = new HeldCards();
    let nowMs = FIRST_MORNING;
    let coinMinor = 1;
    await roundCash(world, coinMinor);
    await openBooks(hands, location, new Date(nowMs));
    await beginPaying(paying);
    for (const step of steps) {
      if ('hours' in step) {
        nowMs += step.hours * 3_600_000;
        continue;
      }
      if ('coinMinor' in step) {
        coinMinor = step.coinMinor;
        await roundCash(world, coinMinor);
        continue;
      }
      if (!('atOnce' in step)) {
        await changeBank(paying, step);
        continue;
      }
      // What is listed in order of time is then in the order of the steps.
      nowMs += 1000;
      const now = new Date(nowMs);
      world.clock.set(now.toISOString());
      await keepBooksOfToday(hands, location, now);
      const [packages, bookings, sales, payments] = await Promise.all([
        listPackages(world, clients),
        listBookings(world, clients),
        listSales(world, location),
        listPayments(world, location),
      ]);
      const things = { packages, bookings, sales, payments };
      const at = { clients, therapists, location, ...things, coinMinor, now };
      const wishes = step.atOnce.map((wish) =>
        put(at, wish, { taken, held }).then(
          (happened) => happened && granted.add(wish.do),
          throwUnlessRefused,
        ),
      );
      // At any moment: what counts as settled must be settled, even during a concurrent sale or
      // change.
      await Promise.all([...wishes, purgeSettled(world.db, now)]);
      await noteSettled(paying, location, taken);
    }
    await settleAll(paying, { location, clients, now: new Date(nowMs) });
    await noteSettled(paying, location, taken);
    const isRounded = steps.some((step) => 'coinMinor' in step);
    const there = { location, clients, isRounded, now: new Date(nowMs) };
    return [
      ...(await complaintsAbout(world, clients)),
      ...(await complaintsAboutMoney(world, there, taken)),
      ...(await complaintsAboutPayments(paying, location, taken)),
      ...(await complaintsAboutCards(world, location, { taken, held })),
    ];
  }

  /** Says whether there was anything to ask for; throws a refusal. */
  async function put(
    at: Branch,
    wish: Wish,
    { taken, held }: { readonly taken: Taken; readonly held: HeldCards },
  ): Promise<boolean> {
    const { now } = at;
    switch (wish.do) {
      case 'buy': {
        const product = pick(products, wish.product);
        if (!product) return false;
        const owner = pick(at.clients, wish.person);
        const request = {
          ...sessionOf(at, wish.slot, wish.minutes, wish.with),
          serviceType: product.types[0],
          package_id: product.id,
          package_balance_id: product.optionId,
          total_price: 100,
        };
        const { package: bought } = await bookAs(owner, request, now);
        if (product.kind === 'shared' && bought) await joinAll(at, bought.id, owner);
        return true;
      }
      case 'use': {
        const owned = pick(at.packages, wish.package);
        if (!owned) return false;
        const field = { regular: 'user', shared: 'shared', unlimited: 'unlimited' }[owned.kind];
        await bookAs(
          pick(at.clients, wish.person),
          {
            ...sessionOf(at, wish.slot, wish.minutes, wish.with),
            serviceType: PRODUCTS.find(({ kind }) => kind === owned.kind)?.types[1] ?? 'mypackage',
            [`${field}_package_id`]: owned.id,
            total_price: 0,
          },
          now,
        );
        return true;
      }
      case 'book': {
        const session = sessionOf(at, wish.slot, 60, wish.with);
        const request = { ...session, serviceType: 'service', total_price: 320 } as const;
        await bookAs(pick(at.clients, wish.person), request, now);
        return true;
      }
      case 'move': {
        const booking = pick(at.bookings, wish.booking);
        if (!booking) return false;
        const { date, time } = sessionOf(at, wish.slot, 60, 0);
        const to = {
          start: parseStart(date, time),
          therapistId: pick(at.therapists, wish.with),
        };
        await reschedule(deps, wish.byDesk ? desk : clientOf(booking), booking.id, to, now);
        return true;
      }
      case 'cancel': {
        const booking = pick(at.bookings, wish.booking);
        if (!booking) return false;
        const input = { acceptLate: wish.late, waiveLate: wish.byDesk && !wish.late };
        await cancel(deps, wish.byDesk ? desk : clientOf(booking), booking.id, input, now);
        return true;
      }
      case 'expire':
      case 'adjust':
      case 'freeze':
      case 'unfreeze':
      case 'prolong':
      case 'transfer':
      case 'import':
        return changePackage(hands, at, wish);
      case 'sell':
      case 'pay':
      case 'refund':
      case 'void':
      case 'close the day':
        return workAtTill(hands, at, wish, taken);
      case 'sell a card':
      case 'pay by card':
      case 'refund to card':
      case 'void a card':
        return workWithCards(hands, at, wish, { taken, held });
      case 'pay online': {
        const accountId = pick(at.clients, wish.person) ?? 0;
        const session = sessionOf(at, wish.slot, 60, wish.with);
        const product = wish.product === null ? undefined : pick(products, wish.product);
        const bought = product && {
          ...{ serviceType: product.types[0], total_price: 100 },
          ...{ package_id: product.id, package_balance_id: product.optionId },
        };
        const single = { serviceType: 'service', total_price: 320 } as const;
        const giftCardId = await keepCard(world, held, { card: wish.card ?? null, accountId });
        const payer = { accountId, giftCardId };
        await askToPay(paying, payer, { ...session, ...(bought ?? single) }, now);
        return true;
      }
      case 'at the bank':
      case 'settle':
      case 'give back':
        return payOnlineBy(paying, at, wish);
      case 'undo': {
        const booking = pick(at.bookings, wish.booking);
        if (!booking) return false;
        await undoStep(deps, desk, { id: booking.id }, now);
        return true;
      }
      default: {
        const started = at.bookings.filter(({ isOpen, startsAt }) => isOpen && startsAt <= now);
        const booking = pick(started, wish.booking) ?? pick(at.bookings, wish.booking);
        if (!booking) return false;
        if (wish.do === 'complete') {
          await checkIn(world.db, desk, booking, now).catch(throwUnlessRefused);
        }
        const verb = { 'check in': checkIn, complete, 'no-show': markNoShow }[wish.do];
        await verb(world.db, desk, booking, now);
        return true;
      }
    }
  }

  function bookAs(accountId: number | undefined, request: BookingRequest, now: Date) {
    const actor: Actor = { accountId: accountId ?? 0, accountType: 'client' };
    const types: ServiceType[] = [request.serviceType];
    const holder = accountHolder(actor.accountId);
    const clientId = actor.accountId;
    const wanted = { request: parseBooking(request), holder, clientId, desk: null };
    return book(deps, actor, { ...wanted, types }, now);
  }

  function sessionOf(at: Branch, slot: Slot, minutes: number, therapist: number) {
    return {
      services: [{ id: stretching, name: '', time: minutes, price: 0, type: 'service' }],
      // One of three asks for anyone.
      therapist_id: therapist % 3 === 2 ? null : (pick(at.therapists, therapist % 3) ?? null),
      date: addDays(dayOf(at.now), slot.day),
      time: timeFromMinutes(OPENS + slot.half * 30),
      duration: minutes,
      total_duration: minutes,
      location: at.location,
    };
  }

  /** The other clients join a package that was just bought, for at most half an hour. */
  async function joinAll(at: Branch, packageId: number, owner: number | undefined) {
    const others = at.clients.filter((client) => client !== owner);
    await sql`
      insert into package_people
        (package_id, email, account_id, token_hash, cap_minutes, invited_at, joined_at, expires_at)
      select ${packageId}::int, email, id, sha256((${packageId}::text || '-' || id)::bytea), 30,
        now(), now(), now()
      from accounts where id = any(${others}::int[])`.execute(world.db);
  }

  return { play, granted, close: () => stripe.close() };
}

function clientOf(booking: { clientId: number }): Actor {
  return { accountId: booking.clientId, accountType: 'client' };
}

function throwUnlessRefused(error: unknown): void {
  if (isUnanswered(error)) return;
  if (!(error instanceof Refusal) || error.status >= 500) throw error;
}
