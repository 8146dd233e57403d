import { aedOf } from '../../../platform/money.ts';
import { dayOf, longDateOf, timeOf } from '../../../platform/studio-days.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { readMailData } from '../../bookings/notifying/session-in-mails.ts';
import { readSender } from '../../notifications/compose-mail.ts';
import { queueMail } from '../../notifications/queue-mail.ts';
import { findKeptCard } from '../cards/queries.ts';
import type { PaymentDeps } from '../deps.ts';
import { findPayer } from '../queries/payer.ts';
import { feeMail } from './emails.ts';
import { findFee } from './queries.ts';

/** Tells a client what becomes of a fee; nothing where it was let go meanwhile, or without an address. */
export async function tellOfFee(deps: PaymentDeps, feeId: string): Promise<void> {
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
  const data = {
    ...{ id: feeId, status, failure: fee.failure, because: fee.because },
    ...{ amountAed: aedOf(fee.amountFils), lastFour: card?.lastFour ?? null },
    ...{ ...payer, firstName: plainName(payer.firstName) },
    ...{ services: session.serviceNames.join(', ') },
    ...{ session: { date: session.date, time: session.time }, takes },
  };
  await deps.db.transaction().execute(async (trx) => {
    await queueMail(trx, deps, feeMail(data, await readSender(trx, deps.publicUrl)));
  });
}
