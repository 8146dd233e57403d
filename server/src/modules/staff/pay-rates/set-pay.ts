import type { NewRate, TherapistPay } from '@limber/contract/desk/studio/pay-rates.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { UNKNOWN_THERAPIST } from '../../accounts/unknown-person-refusals.ts';
import { record } from '../../audit/record.ts';
import { refuseStaleVersion } from '../../audit/refuse-stale-version.ts';
import { placeRate, refuseDay } from './pay-rate-start-rules.ts';
import { problemsOfRate } from './pay-rate-terms-rules.ts';
import * as queries from './queries.ts';

/** A therapist's pay as managers see it. */
export function payOnWire(stored: queries.StoredPay): TherapistPay {
  return {
    id: stored.id,
    version: stored.version,
    full_name: stored.fullName,
    retired: !stored.active,
    rates: stored.rates.map((rate) => ({
      ...wireTermsOf(rate),
      valid_to: rate.validTo,
      set_by: rate.setBy,
      set_at: new Date(rate.setAt).toISOString(),
    })),
  };
}

/**
 * Sets a therapist's pay from a day on, until another rate begins. Past days keep their rate.
 * Refuses 404 an unknown therapist, 400 a past day or invalid tiers and shares, 409 naming who was faster.
 */
export async function setPay(
  db: Db,
  actor: Actor,
  { id, version, ...input }: { id: number; version: number } & NewRate,
  now: Date,
): Promise<TherapistPay> {
  const from = input.valid_from;
  const refused = refuseDay(from, studioDayOf(now));
  if (refused) throw wrongField('valid_from', refused);
  return transactAs(db, actor.accountId, async (trx) => {
    await queries.lockPay(trx, id);
    const before = await readOne(trx, id);
    await refuseStaleVersion(trx, { subject: 'pay_rate', id, version }, before);
    const terms = termsIn(input);
    const [services, products] = [input.services ?? [], input.products ?? []].map((those) =>
      those.map((each) => each.id),
    );
    const mentioned = { services: services ?? [], products: products ?? [] };
    const wrong = problemsOfRate(terms, mentioned, await queries.listKnown(trx, mentioned));
    if (Object.keys(wrong).length > 0) throw wrongFields(wrong);
    const { replaced, ended, until } = placeRate(before.rates, from);
    const rate = { ...terms, setBy: actor.accountId, setAt: now };
    if (ended) await queries.endRate(trx, ended.id, from);
    if (replaced) await queries.updateTerms(trx, replaced.id, rate);
    else await queries.insertRate(trx, id, from, until, rate);
    await queries.updateVersion(trx, id);
    const after = await readOne(trx, id);
    const was = replaced ?? ended;
    const became = after.rates.find(({ validFrom }) => validFrom === from);
    await record(
      trx,
      actor,
      {
        ...{ action: replaced ? 'changed' : 'added', subject: 'pay_rate', id },
        ...{ called: after.fullName, about: after.accountId },
        ...(was && { before: fieldsOf(was) }),
        ...(became && { after: fieldsOf(became) }),
      },
      now,
    );
    return payOnWire(after);
  });
}

/** What is asked for, in minor units and hundredths of a percent. */
function termsIn(input: NewRate): queries.RateTerms {
  const { tiers, services = [], products = [] } = input;
  return {
    perHourMinor: minorOf(input.per_hour),
    shareBasisPoints: pointsOf(input.share_percent),
    productBasisPoints: pointsOf(input.product_percent ?? 0),
    tiersBy: tiers?.by ?? null,
    tiersApply: tiers?.apply ?? null,
    tiers: (tiers?.steps ?? []).map(({ reached, percent }) => ({
      reached: tiers?.by === 'sales' ? minorOf(reached) : reached,
      shareBasisPoints: pointsOf(percent),
    })),
    shares: [
      ...services.map(({ id, percent }) => ({
        ...{ serviceId: id, productId: null },
        shareBasisPoints: pointsOf(percent),
      })),
      ...products.map(({ id, percent }) => ({
        ...{ serviceId: null, productId: id },
        shareBasisPoints: pointsOf(percent),
      })),
    ],
  };
}

const pointsOf = (percent: number) => Math.round(percent * 100);

function wireTermsOf(
  rate: queries.StoredRate,
): Omit<TherapistPay['rates'][number], 'valid_to' | 'set_by' | 'set_at'> {
  const { tiersBy, tiersApply, tiers, shares } = rate;
  const sharesOf = (idOf: (share: (typeof shares)[number]) => number | null) =>
    shares.flatMap((share) => {
      const id = idOf(share);
      return id === null ? [] : [{ id, percent: share.shareBasisPoints / 100 }];
    });
  return {
    valid_from: rate.validFrom,
    per_hour: amountOf(rate.perHourMinor),
    share_percent: rate.shareBasisPoints / 100,
    product_percent: rate.productBasisPoints / 100,
    tiers:
      tiersBy === null || tiersApply === null
        ? null
        : {
            ...{ by: tiersBy, apply: tiersApply },
            steps: tiers.map(({ reached, shareBasisPoints }) => ({
              reached: tiersBy === 'sales' ? amountOf(reached) : reached,
              percent: shareBasisPoints / 100,
            })),
          },
    services: sharesOf(({ serviceId }) => serviceId),
    products: sharesOf(({ productId }) => productId),
  };
}

/** A rate as the audit log keeps it: lists in a line each. */
function fieldsOf(rate: queries.StoredRate) {
  const { tiers, services, products, product_percent, ...plain } = wireTermsOf(rate);
  const listed = (those: readonly { id: number; percent: number }[]) =>
    those.map(({ id, percent }) => `${id}: ${percent}%`);
  return {
    ...plain,
    ...(product_percent > 0 && { product_percent }),
    ...(tiers && {
      tiers: [
        `${tiers.by} / ${tiers.apply}`,
        ...tiers.steps.map(({ reached, percent }) => `${reached}: ${percent}%`),
      ],
    }),
    ...(services.length > 0 && { own_services: listed(services) }),
    ...(products.length > 0 && { own_products: listed(products) }),
  };
}

async function readOne(trx: Trx, id: number): Promise<queries.StoredPay> {
  const found = (await queries.listStoredPay(trx)).find((each) => each.id === id);
  if (!found) throw refusal(404, UNKNOWN_THERAPIST);
  return found;
}

/** The rates of each therapist, also of those who were erased. */
export async function listStoredRates(
  db: Db | Trx,
): Promise<ReadonlyMap<number, readonly queries.StoredRate[]>> {
  const all = await queries.listStoredPay(db, { erased: true });
  return new Map(all.map(({ id, rates }) => [id, rates]));
}
