import { amountOf } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { addDays, longDateOf } from '../../../platform/studio-days.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { readNamesOf } from '../../catalogue/read-names.ts';
import { readSender } from '../../notifications/compose-mail.ts';
import { queueMail } from '../../notifications/queue-mail.ts';
import { findKeptCard } from '../cards/queries.ts';
import type { PaymentDeps } from '../deps.ts';
import { findPayer } from '../queries/payer.ts';
import { type PlanMailData, planMail } from './plan-email.ts';
import { findPlan, type PlanRow } from './queries.ts';
import { findInvoice } from './renewal-queries.ts';
import { dueDay } from './renewal-retry-and-pause-rules.ts';
import { listSessionsBeyond } from './sessions-beyond-queries.ts';

/** What happened to a plan. */
interface Happened {
  readonly plan: PlanRow;
  readonly what: PlanMailData['what'];
  /** The day that the mail mentions, `YYYY-MM-DD`. */
  readonly on?: string;
  readonly amountMinor?: number;
  readonly failure?: PlanMailData['failure'];
  /** The number of the invoice that is attached. */
  readonly document?: string;
  /** Sessions booked before for which the month now pays. */
  readonly sessions?: number;
  /** Tells two mails of one kind and day apart. */
  readonly mark?: string;
}

/** Mails the client of a plan, unless they were erased or have no address. */
export async function tellOfPlan(trx: Trx, deps: PaymentDeps, happened: Happened): Promise<void> {
  const {
    plan,
    what,
    on,
    document,
    sessions = 0,
    amountMinor = plan.priceMinor,
    failure = null,
  } = happened;
  const payer = await findPayer(trx, plan.accountId);
  if (!payer) return;
  const { language } = payer;
  const [card, named, sender] = await Promise.all([
    findKeptCard(trx, plan.accountId),
    readNamesOf(trx, language, [plan.name]),
    readSender(trx, deps.publicUrl),
  ]);
  const day = on ?? addDays(dueDay({ ...plan, pausedUntil: null }), -1);
  const beyond = await listBeyond(trx, deps, happened);
  const mail = planMail(
    {
      ...payer,
      eventKey: `plan-${what}:${plan.id}:${happened.mark ?? day}`,
      ...{ what, failure, whileFailing: plan.whileFailing },
      firstName: plainName(payer.firstName),
      name: named(plan.name),
      date: longDateOf(day, language),
      decimalAmount: amountOf(amountMinor),
      beforeAmount: amountMinor === plan.priceMinor ? null : amountOf(plan.priceMinor),
      lastFour: card?.lastFour ?? null,
      sessions,
      sessionsBeyond: beyond.length,
    },
    sender,
  );
  await queueMail(trx, deps, document === undefined ? mail : { ...mail, document });
}

/** The sessions that its client booked after the month that is paid, where a mail speaks of them. */
async function listBeyond(trx: Trx, { clock }: PaymentDeps, { plan, what }: Happened) {
  if (plan.packageId === null || ['begun', 'renewed'].includes(what)) return [];
  const from = dueDay({ ...plan, pausedUntil: null });
  const { accountId, packageId } = plan;
  return listSessionsBeyond(trx, { accountId, packageId, from, to: null, now: clock.now() });
}

/** Mails that a month was paid, with its invoice and the next renewal. */
export async function tellPaid(
  trx: Trx,
  deps: PaymentDeps,
  paid: {
    readonly planId: string;
    readonly saleId: string;
    readonly what: 'begun' | 'renewed';
    readonly amountMinor: number;
    readonly sessions: number;
  },
): Promise<void> {
  const plan = await findPlan(trx, paid.planId);
  if (!plan) return;
  const { what, amountMinor, sessions } = paid;
  const document = await findInvoice(trx, paid.saleId);
  const told = { plan, what, on: plan.renewsOn, amountMinor, sessions, mark: paid.saleId };
  await tellOfPlan(trx, deps, document === undefined ? told : { ...told, document });
}
