import type { NewVatRate, VatRates } from '@limber/contract/desk/studio/vat.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { record } from '../../audit/record.ts';
import { changeTaxation } from './change-taxation.ts';
import * as queries from './vat-rate-queries.ts';
import { firstDayToRate, UNKNOWN_RATE } from './vat-rate-start-rules.ts';

/** The rates of VAT that hold or will, and from which day on another can. */
export async function readVatRates(db: Db | Trx, now: Date): Promise<VatRates> {
  const rates = await queries.listStoredRates(db);
  const day = await queries.findLastBooks(db);
  return {
    version: await queries.findVersion(db, 'vat_rate'),
    first_day: firstDayToRate(studioDayOf(now), { day }),
    rates: rates.map((rate) => ({
      ...termsOf(rate),
      set_by: rate.setBy,
      set_at: rate.setAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Sets the rate of VAT from a day on, until another begins. Refuses 400 a past day, or one that has
 * invoices or closed books, 409 naming who was faster.
 */
export async function setVatRate(
  db: Db,
  actor: Actor,
  { version, valid_from: from, percent }: NewVatRate,
  now: Date,
): Promise<VatRates> {
  return change(db, actor, { version, from }, now, async (trx) => {
    const before = await queries.listStoredRates(trx);
    const was = before.find(({ validFrom }) => validFrom === from);
    const basisPoints = Math.round(percent * 100);
    await queries.upsertRate(trx, {
      ...{ validFrom: from, basisPoints, actorId: actor.accountId, at: now },
    });
    const after = { valid_from: from, percent: basisPoints / 100 };
    await record(
      trx,
      actor,
      {
        ...{ action: was ? 'changed' : 'added', subject: 'vat_rate', called: from, after },
        ...(was && { before: termsOf(was) }),
      },
      now,
    );
  });
}

/**
 * Withdraws the rate that begins on a day: the one before it stays in force. Refuses like {@link
 * setVatRate}, and 404 a day on which none begins.
 */
export async function withdrawVatRate(
  db: Db,
  actor: Actor,
  { version, valid_from: from }: { version: number; valid_from: string },
  now: Date,
): Promise<VatRates> {
  return change(db, actor, { version, from }, now, async (trx) => {
    const before = await queries.listStoredRates(trx);
    const was = before.find(({ validFrom }) => validFrom === from);
    if (!was) throw refusal(404, UNKNOWN_RATE);
    await queries.updateWithdrawn(trx, from, now);
    const entry = { action: 'withdrawn', subject: 'vat_rate', called: from } as const;
    await record(trx, actor, { ...entry, before: termsOf(was) }, now);
  });
}

function change(
  db: Db,
  actor: Actor,
  seen: { version: number; from: string },
  now: Date,
  write: (trx: Trx) => Promise<void>,
): Promise<VatRates> {
  return changeTaxation(db, actor, { subject: 'vat_rate', ...seen }, now, async (trx) => {
    await write(trx);
    return readVatRates(trx, now);
  });
}

/** A rate by the names of the wire. */
function termsOf(rate: queries.StoredVatRate) {
  return { valid_from: rate.validFrom, percent: rate.basisPoints / 100 };
}
