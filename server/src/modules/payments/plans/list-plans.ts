import type { OwnPlans, Plan } from '@limber/contract/paying/plans.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { ProviderFailed } from '../../../platform/card-payments/provider.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { addDays, dayOf } from '../../../platform/studio-days.ts';
import { UNKNOWN_CLIENT } from '../../accounts/unknown-person-refusals.ts';
import { readNamesOf } from '../../catalogue/read-names.ts';
import { settlePayment } from '../book-or-refund-payment.ts';
import { findKeptCard } from '../cards/queries.ts';
import type { PaymentDeps } from '../deps.ts';
import { offerOnWire, planOnWire } from './plan-on-wire.ts';
import { listPlansForSale, listPlansOf } from './queries.ts';
import { listOpenPayments } from './renewal-queries.ts';

/**
 * The caller's plans, and those that they can begin. The provider is asked about an open payment
 * for one, so that a client sees the plan on returning from its page.
 */
export async function listOwnPlans(
  deps: PaymentDeps,
  actor: Actor,
  language: Language,
  now: Date,
): Promise<OwnPlans> {
  const { db, provider } = deps;
  if (provider) {
    for (const { id } of await listOpenPayments(db, actor.accountId)) {
      const asked = settlePayment({ ...deps, provider }, id, { ends: false }, now);
      await asked.catch((error) => {
        // A job asks again later.
        if (!(error instanceof ProviderFailed)) throw error;
      });
    }
  }
  return readOwnPlans(deps, db, actor.accountId, language, now);
}

/** The same without asking the provider. */
export async function readOwnPlans(
  { provider }: Pick<PaymentDeps, 'provider'>,
  db: Db | Trx,
  accountId: number,
  language: Language,
  now: Date,
): Promise<OwnPlans> {
  const [plans, offers] = await Promise.all([
    readPlansOf(db, accountId, language, now),
    provider ? listPlansForSale(db) : [],
  ]);
  const said = offers.flatMap(({ name, description, services }) => [
    name,
    description,
    ...services,
  ]);
  const named = await readNamesOf(db, language, said);
  return { offered: offers.map((offer) => offerOnWire(offer, named)), plans };
}

/** A client's plans, without those that ended more than a month ago. */
export async function readPlansOf(
  db: Db | Trx,
  accountId: number,
  language: Language,
  now: Date,
): Promise<Plan[]> {
  const [plans, card] = await Promise.all([
    listPlansOf(db, accountId, { endedSince: addDays(dayOf(now), -ENDED_SHOWN_DAYS) }),
    findKeptCard(db, accountId),
  ]);
  const names = plans.map(({ name }) => name);
  const named = await readNamesOf(db, language, names);
  return plans.map((plan) => planOnWire(plan, card, named));
}

/** The plans of a client at the desk. Refuses 404 an unknown client. */
export async function listClientPlans(
  db: Db,
  clientId: number,
  language: Language,
  now: Date,
): Promise<Plan[]> {
  const client = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', clientId)
    .where('account_type', '=', 'client')
    .executeTakeFirst();
  if (!client) throw refusal(404, UNKNOWN_CLIENT);
  return readPlansOf(db, clientId, language, now);
}

const ENDED_SHOWN_DAYS = 31;
