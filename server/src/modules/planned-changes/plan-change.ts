import type {
  PlannedChange,
  planChange as route,
} from '@limber/contract/desk/studio/planned-changes.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import type { Static } from 'typebox';
import type { Db, Trx } from '../../platform/database/db.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { dayOf, startOfDay } from '../../platform/studio-days.ts';
import { lockThing } from '../audit/change-studio-things.ts';
import { record } from '../audit/record.ts';
import { services } from '../catalogue/services/change-services.ts';
import { problemsOfPrices } from '../catalogue/services/service-rules.ts';
import { products } from '../packages/products/change-product.ts';
import { problemOfSizes } from '../packages/products/product-rules.ts';
import { retailProducts } from '../retail/change-retail-product.ts';
import {
  jobKeyOf,
  lengthsOf,
  NO_LENGTH,
  ONE_PRICE,
  type PlannedPrice,
  problemsOfPlan,
} from './planned-change-rules.ts';
import { fieldsOf, plannedOnWire } from './planned-on-wire.ts';
import { insertPlan, listPlans, updateRetiresOn } from './queries/plans.ts';

type Input = Static<typeof route.body>;

/**
 * Plans prices or a retirement from a day after today on; a job carries it out as that day begins.
 * A service that retires has no free times from that day on, at once. Refuses 400 naming the invalid
 * fields, 404 an unknown service, package or product.
 */
export async function planChange(
  { db, jobs }: { readonly db: Db } & JobDeps,
  actor: Actor,
  input: Input,
  now: Date,
): Promise<PlannedChange> {
  const { subject, thing_id: thingId, from_day: fromDay } = input;
  const prices =
    input.prices?.map(({ id, time, price, validity_days }) => ({
      id,
      ...{ minutes: time, minor: minorOf(price), validityDays: validity_days ?? null },
    })) ?? null;
  return transactAs(db, actor.accountId, async (trx) => {
    const wrong = await problemsUnderLock(trx, subject, thingId, prices);
    const others = (await listPlans(trx)).filter(
      (plan) =>
        plan.subject === subject &&
        plan.thingId === thingId &&
        (plan.prices === null) === (prices === null),
    );
    const days = prices === null && others.length > 0 ? [fromDay] : others.map((it) => it.fromDay);
    const fields = { ...wrong, ...problemsOfPlan({ fromDay, others: days }, dayOf(now)) };
    if (Object.keys(fields).length > 0) throw wrongFields(fields);
    const plan = { subject, thingId, fromDay, prices };
    const id = await insertPlan(trx, plan, { actorId: actor.accountId, at: now });
    if (subject === 'service' && prices === null) {
      await updateRetiresOn(trx, thingId, fromDay);
      await tellEverything(trx);
    }
    const options = { runAt: startOfDay(fromDay), jobKey: jobKeyOf(id) };
    await jobs.addJob(trx, 'carry-out-planned-change', { plannedId: id }, options);
    const [made] = await listPlans(trx, id);
    if (!made) throw new Error('planned change not found');
    const entry = { action: 'planned', subject, id: thingId, called: made.name.en } as const;
    await record(trx, actor, { ...entry, after: fieldsOf(made) }, now);
    return plannedOnWire(made);
  });
}

/** Locks the thing, and returns what is invalid about its prices. Refuses 404 an unknown one. */
async function problemsUnderLock(
  trx: Trx,
  subject: Input['subject'],
  id: number,
  prices: readonly PlannedPrice[] | null,
): Promise<Record<string, Sentence>> {
  if (subject === 'service') {
    await lockThing(trx, services, id);
    if (prices === null) return {};
    const lengths = lengthsOf(prices);
    return lengths ? problemsOfPrices(lengths) : { prices: NO_LENGTH };
  }
  if (subject === 'product') {
    await lockThing(trx, retailProducts, id);
    const isOne = prices === null || (prices.length === 1 && prices[0]?.minutes === null);
    return isOne ? {} : { prices: ONE_PRICE };
  }
  const { kind, sizes } = await lockThing(trx, products, id);
  if (prices === null) return {};
  const problem = problemOfSizes(
    { kind, sizes: prices },
    { sizeIds: sizes.map((size) => size.id) },
  );
  return problem ? { prices: problem } : {};
}
