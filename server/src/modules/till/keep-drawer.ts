import type { Drawer } from '@limber/contract/desk/drawers.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { hasBranch } from '../../platform/database/has-branch.ts';
import { holdAccount } from '../../platform/database/hold-account.ts';
import { studioDayOf } from '../../platform/dubai.ts';
import { refusal, sqlState, sqlStates, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { filsOf } from '../../platform/money.ts';
import { UNKNOWN_BRANCH } from '../scheduling/diary-rules.ts';
import { readDrawerThere } from './drawer-on-wire.ts';
import {
  DAY_CLOSED,
  dayToOpen,
  expectedIn,
  NO_DRAWER,
  refuseClosing,
  UNKNOWN_DRAWER,
} from './drawer-rules.ts';
import {
  findDayOfBooks,
  findDrawer,
  holdOpenDrawer,
  insertDrawer,
  insertMovement,
  lockDrawer,
  updateClosed,
} from './queries/drawers.ts';

/**
 * Opens the day of a branch with a float; once today is closed, the next one. Refuses 404 an unknown
 * branch, 409 while a day of it is open.
 */
export async function openDrawer(
  db: Db,
  actor: Actor,
  asked: { location: string; float: number },
  now: Date,
): Promise<Drawer> {
  const { location: locationCode, float } = asked;
  const work = db.transaction().execute(async (trx) => {
    await holdAccount(trx, actor.accountId);
    if (!(await hasBranch(trx, locationCode))) throw refusal(404, UNKNOWN_BRANCH);
    const last = await findDayOfBooks(trx, locationCode);
    if (last && last.closedAt === null) throw refusal(409, ALREADY_OPEN);
    const day = dayToOpen(studioDayOf(now), last?.day);
    const { accountId: actorId } = actor;
    const floatFils = filsOf(float);
    const id = await insertDrawer(trx, { locationCode, day, floatFils, actorId, at: now });
    return readDrawerThere(trx, { locationCode, id });
  });
  return work.catch((error) => {
    // Another counter was faster.
    throw sqlState(error) === sqlStates.uniqueViolation ? refusal(409, ALREADY_OPEN) : error;
  });
}

/** Notes cash put in or taken out. Refuses 400 nothing or no reason, 404 a foreign drawer, 409 a closed day. */
export async function moveCash(
  db: Db,
  actor: Actor,
  drawerId: number,
  asked: { location: string; amount: number; reason: string },
  now: Date,
): Promise<Drawer> {
  const amountFils = filsOf(asked.amount);
  const reason = asked.reason.trim();
  if (amountFils === 0) throw wrongField('amount', NOTHING);
  if (reason === '') throw wrongField('reason', SAY_WHY);
  return db.transaction().execute(async (trx) => {
    await holdAccount(trx, actor.accountId);
    const drawer = await lockOpen(trx, { locationCode: asked.location, id: drawerId });
    if (expectedIn(drawer) + amountFils < 0) throw refusal(409, NOT_SO_MUCH);
    const { accountId: actorId } = actor;
    await insertMovement(trx, { drawerId, amountFils, reason, actorId, at: now });
    return readDrawerThere(trx, { locationCode: asked.location, id: drawerId });
  });
}

/**
 * Closes a day: what was counted stands beside what should be there. Refuses 404 a foreign drawer, 409
 * a day that is closed, and a difference without a reason.
 */
export async function closeDrawer(
  db: Db,
  actor: Actor,
  drawerId: number,
  asked: { location: string; counted: number; reason?: string },
  now: Date,
): Promise<Drawer> {
  return db.transaction().execute(async (trx) => {
    await holdAccount(trx, actor.accountId);
    const drawer = await lockOpen(trx, { locationCode: asked.location, id: drawerId });
    const expectedFils = expectedIn(drawer);
    const countedFils = filsOf(asked.counted);
    const reason = asked.reason?.trim() ?? '';
    const refused = refuseClosing(expectedFils, countedFils, reason);
    if (refused) throw refusal(409, refused);
    await updateClosed(trx, drawerId, {
      expectedFils,
      countedFils,
      reason: reason === '' ? null : reason,
      actorId: actor.accountId,
      at: now,
    });
    return readDrawerThere(trx, { locationCode: asked.location, id: drawerId });
  });
}

/**
 * The open drawer of a branch, kept open until the transaction ends. Refuses 409 when there is none:
 * not opened yet, or closed for `today`.
 */
export async function holdDrawer(
  trx: Trx,
  locationCode: string,
  today: string,
): Promise<{ id: number; day: string }> {
  const open = await holdOpenDrawer(trx, locationCode);
  if (open) return open;
  if (!(await hasBranch(trx, locationCode))) throw refusal(404, UNKNOWN_BRANCH);
  const last = await findDayOfBooks(trx, locationCode);
  throw refusal(409, last && last.day >= today ? DAY_CLOSED : NO_DRAWER);
}

async function lockOpen(trx: Trx, asked: { locationCode: string; id: number }) {
  const [, drawer] = await Promise.all([lockDrawer(trx, asked.id), findDrawer(trx, asked)]);
  if (!drawer) throw refusal(404, UNKNOWN_DRAWER);
  if (drawer.closedAt !== null) throw refusal(409, DAY_CLOSED);
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
const NOT_SO_MUCH = {
  en: 'There is not so much cash in the drawer.',
  ar: 'لا يوجد في الصندوق هذا القدر من النقد.',
};
