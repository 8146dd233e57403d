import type { SaleLineInput } from '@limber/contract/desk/money/till-values.ts';
import { inCash } from '@limber/contract/money/cash-rounding.ts';
import { closeDrawer, openDrawer } from '../../src/modules/till/open-and-close-drawer.ts';
import { pay } from '../../src/modules/till/pay-for-sale.ts';
import { refund } from '../../src/modules/till/refunding/refund.ts';
import { sell } from '../../src/modules/till/sell.ts';
import { voidSale } from '../../src/modules/till/void-sale.ts';
import type { Actor } from '../../src/platform/http/session.ts';
import type { makeJobs } from '../../src/platform/jobs.ts';
import type { Randomness } from '../../src/platform/randomness.ts';
import { studioDayOf } from '../../src/platform/studio-days.ts';
import type { World } from '../harness.ts';
import type { Branch } from './branch.ts';
import { pick } from './pick.ts';
import type { Taken } from './taken.ts';
import type { Method, TillWish } from './wishes.ts';

export const REASON = 'A random wish';
const FLOAT = 500;

/** What taking money depends on, and the actor. */
export interface TillHands {
  readonly world: World;
  readonly jobs: ReturnType<typeof makeJobs>;
  readonly random: Randomness;
  readonly desk: Actor;
  readonly manager: Actor;
  readonly products: readonly { id: number; optionId: number }[];
}

/** Opens the books of a branch. */
export async function openBooks({ world, desk }: TillHands, location: string, now: Date) {
  await openDrawer(world.db, desk, { location, float: FLOAT }, now);
}

async function findOpenDrawer(world: World, location: string) {
  const { rows } = await world.query<{ id: number; day: string }>(
    `select id, day from drawer_sessions where location_code = '${location}' and closed_at is null`,
  );
  return rows[0];
}

async function closeBooks(hands: TillHands, location: string, id: number, now: Date) {
  const asked = { location, counted: FLOAT, reason: REASON };
  await closeDrawer(hands.world.db, hands.desk, id, asked, now);
  await openBooks(hands, location, now);
}

/** Opens the books of today where those of an earlier day are open: nothing would go into them. */
export async function keepBooksOfToday(hands: TillHands, location: string, now: Date) {
  const drawer = await findOpenDrawer(hands.world, location);
  if (drawer && drawer.day < studioDayOf(now)) await closeBooks(hands, location, drawer.id, now);
}

/** Returns whether there was anything to request, and records what was taken; throws a refusal. */
export async function workAtTill(
  hands: TillHands,
  at: Branch,
  wish: TillWish,
  taken: Taken,
): Promise<boolean> {
  const { world, jobs, random, desk } = hands;
  const { location, now } = at;
  const deps = { db: world.db, jobs, random };
  switch (wish.do) {
    case 'sell': {
      const clientId = pick(at.clients, wish.person) ?? 0;
      const found = linesOf(hands, at, wish, clientId);
      const minor = handed(
        found.reduce((sum, each) => sum + each.minor, 0),
        wish,
        at,
      );
      const lines = found.map(({ line }) => line);
      const asked = { location, client_id: clientId, lines, payments: money(wish.method, minor) };
      const sale = await sell(deps, desk, asked, now);
      taken.sell(sale.id, Math.round(sale.total * 100));
      taken.move(sale.id, wish.method, minor);
      return true;
    }
    case 'close the day': {
      const drawer = await findOpenDrawer(world, location);
      if (!drawer) return false;
      await closeBooks(hands, location, drawer.id, now);
      return true;
    }
    default: {
      const sale = pick(at.sales, wish.sale);
      if (!sale) return false;
      if (wish.do === 'void') {
        await voidSale(deps, desk, sale.id, { location, reason: REASON }, now);
        taken.void(sale.id);
      } else if (wish.do === 'pay') {
        const tips = wish.tip
          ? [{ therapist_id: at.therapists[0] ?? 0, amount: wish.tip / 100 }]
          : [];
        const minor = handed(Math.max(0, sale.dueMinor) + wish.tip, wish, at);
        const payments = money(wish.method, minor);
        await pay(deps, desk, sale.id, { location, payments, tips }, now);
        taken.tip(sale.id, wish.tip);
        taken.move(sale.id, wish.method, minor);
      } else {
        const line = pick(sale.lines, wish.line);
        if (!line) return false;
        const minor = part(line.leftMinor, wish.quarters);
        const moreMinor = Math.max(0, minor - sale.dueMinor);
        const backMinor = wish.method === 'cash' ? inCash(moreMinor, at.coinMinor) : moreMinor;
        const minutes = wish.minutes === null ? {} : { minutes: wish.minutes };
        const lines = [{ line_id: line.id, amount: minor / 100, ...minutes }];
        const payments = money(wish.method, backMinor);
        const { sessions, onlyOwed: owedBack } = wish;
        const asked = {
          ...{ location, reason: REASON, lines, payments },
          ...{ sessions, owedBack },
        };
        await refund(deps, desk, sale.id, asked, now);
        taken.giveBack(sale.id, minor);
        taken.move(sale.id, wish.method, -backMinor);
      }
      return true;
    }
  }
}

/** Lines for unsold things and products for sale, with their price for a non-member. */
function linesOf(
  { products }: TillHands,
  at: Branch,
  wish: Extract<TillWish, { do: 'sell' }>,
  clientId: number,
): { line: SaleLineInput; minor: number }[] {
  const sessions = at.bookings.filter((each) => each.clientId === clientId && each.isUnsold);
  const bought = at.packages.filter((each) => each.ownerId === clientId && !each.isSold);
  const priced = (line: SaleLineInput, minor: number, cheaper: boolean) =>
    cheaper
      ? { line: { ...line, price: (minor * 0.9) / 100, reason: REASON }, minor: minor * 0.9 }
      : { line, minor };
  const things = [
    ...sessions.map(({ id, minor }) => priced({ booking_id: id }, minor, wish.cheaper)),
    ...bought.map(({ id, minor }) => priced({ owned_package_id: id }, minor, false)),
    ...products.map(({ id, optionId }) => {
      const [session] = wish.first ? sessions : [];
      const first = session ? { first_session: session.id } : {};
      const line = { package_id: id, package_balance_id: optionId, ...first };
      return priced(line, 10_000, wish.cheaper);
    }),
  ];
  return wish.things.flatMap((index) => pick(things, index) ?? []);
}

/**
 * A number of quarters of an amount, in cash as coins allow: the nearest amount for all of it, and
 * no more than a part.
 */
function handed(
  minor: number,
  { quarters, method }: { quarters: number; method: Method },
  { coinMinor }: Branch,
): number {
  const asked = part(minor, quarters);
  if (method !== 'cash') return asked;
  return quarters === 4 ? inCash(asked, coinMinor) : asked - (asked % coinMinor);
}

export function part(minor: number, quarters: number): number {
  return Math.floor((minor * quarters) / 4);
}

function money<Way extends Method | 'online'>(method: Way, minor: number) {
  return minor === 0 ? [] : [{ method, amount: minor / 100 }];
}
