import { amountOf } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { dayOf, longDateOf, timeOf } from '../../../platform/studio-days.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { readMailData } from '../../bookings/notifying/session-in-mails.ts';
import { readSender } from '../../notifications/compose-mail.ts';
import { queueMail } from '../../notifications/queue-mail.ts';
import { findKeptCard } from '../cards/queries.ts';
import type { PaymentDeps } from '../deps.ts';
import { writeLink } from '../links/make-link.ts';
import { findPayer } from '../queries/payer.ts';
import { type FeeMailData, feeMail } from './fee-email.ts';
import { findFee, findOwedFee, type OwedFee } from './queries.ts';

/**
 * Mails a client about a fee, unless it was waived or paid meanwhile or they have no address. If it
 * could not be taken, the mail contains a link for paying it.
 */
export async function tellOfFee(deps: PaymentDeps, feeId: string, now: Date): Promise<void> {
  const fee = await findFee(deps.db, feeId);
  if (!fee) return;
  const { status } = fee;
  if (status !== 'announced' && status !== 'taken' && status !== 'declined') return;
  const session = await readMailData(deps.db, fee.bookingId);
  const payer = session && (await findPayer(deps.db, session.clientId));
  if (!session || !payer) return;
  const card = await findKeptCard(deps.db, session.clientId);
  const { takesAt } = fee;
  const takes = { date: longDateOf(dayOf(takesAt), payer.language), time: timeOf(takesAt) };
  const owed = status === 'declined' ? await findOwedFee(deps.db, fee.bookingId) : undefined;
  if (status === 'declined' && !owed) return;
  const data = {
    ...{ id: feeId, status, failure: fee.failure, because: fee.because },
    ...{
      decimalAmount: amountOf(owed ? owed.owedMinor : fee.amountMinor),
      lastFour: card?.lastFour ?? null,
    },
    ...{ ...payer, firstName: plainName(payer.firstName) },
    ...{ services: session.serviceNames.join(', ') },
    ...{ session: { date: session.date, time: session.time }, takes },
  };
  await deps.db.transaction().execute(async (trx) => {
    const link = owed && deps.provider && (await linkOf(trx, deps, owed, fee.decidedBy, now));
    await queueMail(trx, deps, feeMail({ ...data, link }, await readSender(trx, deps.publicUrl)));
  });
}

/** The link for what is owed: for the session, or the sale in which its deposit stands. */
async function linkOf(
  trx: Trx,
  deps: PaymentDeps,
  { bookingId, saleId, locationCode }: OwedFee,
  actorId: number,
  now: Date,
): Promise<NonNullable<FeeMailData['link']>> {
  const thing = { bookingId: saleId === null ? bookingId : null, packageId: null, saleId };
  const { url, expiresAt } = await writeLink(trx, deps, { ...thing, actorId, locationCode }, now);
  return { url, until: dayOf(expiresAt) };
}
