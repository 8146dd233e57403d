import { dayAtDesk } from '@limber/contract/desk/dates-at-desk.ts';
import type { Drawer } from '@limber/contract/desk/money/drawers.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { hasBranch } from '../../platform/database/has-branch.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, sqlState, sqlStates, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY, type Sentence } from '../../platform/language/sentence.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { UNKNOWN_BRANCH } from '../scheduling/diary-rules.ts';
import {
  DRAWER_CLOSED,
  expectedIn,
  NO_DRAWER,
  refuseCashOut,
  refuseClosing,
  refuseOverfullDrawer,
  UNKNOWN_DRAWER,
} from './cash-drawer-rules.ts';
import { readDrawerThere } from './drawer-on-wire.ts';
import {
  findDayOfBooks,
  findDrawer,
  insertDrawer,
  insertMovement,
  lockDrawer,
  lockOpenDrawer,
  updateClosed,
} from './queries/drawers.ts';

/**
 * Opens a drawer of a branch for today, with a float; the first one, or another after those that
 * are closed. Refuses 404 an unknown branch, 409 while one is open.
 */
export async function openDrawer(
  db: Db,
  actor: Actor,
  request: { location: string; float: number },
  now: Date,
): Promise<Drawer> {
  const { location: locationCode, float } = request;
  const work = transactAs(db, actor.accountId, async (trx) => {
    if (!(await hasBranch(trx, locationCode))) throw refusal(404, UNKNOWN_BRANCH);
    const day = studioDayOf(now);
    const last = await findDayOfBooks(trx, locationCode);
    if (last?.open) throw refusal(409, refuseOther(last.day, day) ?? ALREADY_OPEN);
    const { accountId: actorId } = actor;
    const floatMinor = minorOf(float);
    const id = await insertDrawer(trx, { locationCode, day, floatMinor, actorId, at: now });
    return keepAnswer(trx, await readDrawerThere(trx, { locationCode, id }));
  });
  return work.catch((error) => {
    // Another counter was faster.
    throw sqlState(error) === sqlStates.uniqueViolation ? refusal(409, ALREADY_OPEN) : error;
  });
}

/**
 * Records cash put in or taken out. Refuses 400 nothing or no reason, 404 a foreign drawer, 409 a
 * closed one, more than there is and more than it can hold.
 */
export async function moveCash(
  db: Db,
  actor: Actor,
  drawerId: number,
  request: { location: string; amount: number; reason: string },
  now: Date,
): Promise<Drawer> {
  const amountMinor = minorOf(request.amount);
  const reason = request.reason.trim();
  if (amountMinor === 0) throw wrongField('amount', NOTHING);
  if (reason === '') throw wrongField('reason', SAY_WHY);
  const there = { locationCode: request.location, id: drawerId };
  return transactAs(db, actor.accountId, async (trx) => {
    const drawer = await lockOpen(trx, there);
    const refused =
      amountMinor > 0
        ? refuseOverfullDrawer(expectedIn(drawer) + amountMinor)
        : refuseCashOut(expectedIn(drawer), -amountMinor);
    if (refused) throw refusal(409, refused);
    const { accountId: actorId } = actor;
    await insertMovement(trx, { drawerId, amountMinor, reason, actorId, at: now });
    return keepAnswer(trx, await readDrawerThere(trx, there));
  });
}

/**
 * Closes a day with the counted cash next to the expected. Refuses 404 a foreign drawer, 409 a day
 * that is closed, and a difference without a reason.
 */
export async function closeDrawer(
  db: Db,
  actor: Actor,
  drawerId: number,
  request: { location: string; counted: number; reason?: string },
  now: Date,
): Promise<Drawer> {
  return transactAs(db, actor.accountId, async (trx) => {
    const drawer = await lockOpen(trx, { locationCode: request.location, id: drawerId });
    const expectedMinor = expectedIn(drawer);
    const countedMinor = minorOf(request.counted);
    const reason = request.reason?.trim() ?? '';
    const refused =
      refuseOverfullDrawer(expectedMinor) ?? refuseClosing(expectedMinor, countedMinor, reason);
    if (refused) throw refusal(409, refused);
    await updateClosed(trx, drawerId, {
      expectedMinor,
      countedMinor,
      reason: reason === '' ? null : reason,
      actorId: actor.accountId,
      at: now,
    });
    return keepAnswer(
      trx,
      await readDrawerThere(trx, { locationCode: request.location, id: drawerId }),
    );
  });
}

/**
 * The open drawer of a branch, kept open until the transaction ends. Refuses 409 when there is none
 * for `today`: not opened yet, closed, or that of another day.
 */
export async function lockTodaysDrawer(
  trx: Trx,
  locationCode: string,
  today: string,
): Promise<{ id: number; day: string }> {
  const open = await lockOpenDrawer(trx, locationCode);
  if (open) return holdsToday(open, today);
  if (!(await hasBranch(trx, locationCode))) throw refusal(404, UNKNOWN_BRANCH);
  const last = await findDayOfBooks(trx, locationCode);
  throw refusal(409, last && last.day >= today ? DRAWER_CLOSED : NO_DRAWER);
}

/**
 * Like {@link lockTodaysDrawer}, for refunds: with the cash in it, which nobody else changes meanwhile.
 */
export async function lockDrawerWithCash(
  trx: Trx,
  locationCode: string,
  today: string,
): Promise<{ id: number; day: string; inItMinor: number }> {
  const found = await findDrawer(trx, { locationCode });
  // The stronger lock first: two who each hold the weaker one would wait for each other.
  const drawer = found && (await lockOpen(trx, { locationCode, id: found.id }));
  const { id, day } = drawer
    ? holdsToday(drawer, today)
    : await lockTodaysDrawer(trx, locationCode, today);
  return { id, day, inItMinor: drawer ? expectedIn(drawer) : 0 };
}

/** Refuses 409 to give more cash back than there is in a drawer. */
export function refuseEmptying(
  drawer: { readonly inItMinor: number },
  payments: readonly { readonly method: string; readonly minor: number }[],
): void {
  const cash = payments.filter(({ method }) => method === 'cash');
  const outMinor = cash.reduce((sum, { minor }) => sum + minor, 0);
  const refused = refuseCashOut(drawer.inItMinor, outMinor);
  if (refused) throw refusal(409, refused);
}

function holdsToday<D extends { readonly day: string }>(drawer: D, today: string): D {
  const refused = refuseOther(drawer.day, today);
  if (refused) throw refusal(409, refused);
  return drawer;
}

/**
 * Why no money goes into the open drawer of `day` on the studio's `today`: money belongs into the
 * books of the day on which it was taken. Null when it does.
 */
function refuseOther(day: string, today: string): Sentence | null {
  if (day === today) return null;
  if (day > today) {
    return {
      en: `The drawer that is open is that of ${dayAtDesk(day, 'en')}, which is yet to come. Please count and close it first, then open today’s.`,
      ar: `الصندوق المفتوح هو صندوق يوم ${dayAtDesk(day, 'ar')} الذي لم يأتِ بعد. يرجى عدّه وإغلاقه أولاً ثم فتح صندوق اليوم.`,
    };
  }
  return {
    en: `The drawer of ${dayAtDesk(day, 'en')} is still open. Please count and close it first, then open today’s.`,
    ar: `ما زال صندوق يوم ${dayAtDesk(day, 'ar')} مفتوحاً. يرجى عدّه وإغلاقه أولاً ثم فتح صندوق اليوم.`,
  };
}

async function lockOpen(trx: Trx, request: { locationCode: string; id: number }) {
  const [, drawer] = await Promise.all([lockDrawer(trx, request.id), findDrawer(trx, request)]);
  // What is paid online is in no drawer.
  if (drawer?.kind !== 'drawer') throw refusal(404, UNKNOWN_DRAWER);
  if (drawer.closedAt !== null) throw refusal(409, DRAWER_CLOSED);
  return drawer;
}

const ALREADY_OPEN = {
  en: 'The drawer of this branch is open already.',
  ar: 'صندوق هذا الفرع مفتوح بالفعل.',
};
const NOTHING = {
  en: 'Please give an amount other than 0.',
  ar: 'يرجى إدخال مبلغ غير الصفر.',
};
