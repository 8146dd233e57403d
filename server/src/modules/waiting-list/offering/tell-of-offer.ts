import { aedOf } from '../../../platform/fils-of-amount.ts';
import { dayOf, timeOf, weekdayAndDateOf } from '../../../platform/studio-days.ts';
import { plainName, plainWholeName } from '../../accounts/name-rules.ts';
import { lengthOf } from '../../bookings/changing/who-may-change-until-when-rules.ts';
import { readNames } from '../../catalogue/read-names.ts';
import { readSender } from '../../notifications/compose-mail.ts';
import { queueMail } from '../../notifications/queue-mail.ts';
import type { WaitingDeps } from '../deps.ts';
import { findOffer } from '../queries/offers.ts';
import { offerMail } from './offer-email.ts';
import { signOffer } from './offer-key.ts';

/** Mails an offer to its client, with the link that books it; nothing once it is over. */
export async function tellOfOffer(deps: WaitingDeps, offerId: string, now: Date): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const offer = await findOffer(trx, offerId);
    if (offer?.status !== 'open' || offer.expiresAt <= now || offer.email === null) return;
    const { language, startsAt, expiresAt } = offer;
    const [sender, named] = await Promise.all([
      readSender(trx, deps.publicUrl),
      readNames(trx, language),
    ]);
    const dayIn = (instant: Date) => weekdayAndDateOf(dayOf(instant), language);
    const mail = offerMail(
      {
        ...{ id: offerId, language, email: offer.email, firstName: plainName(offer.firstName) },
        ...{ date: dayIn(startsAt), time: timeOf(startsAt), minutes: lengthOf(offer) },
        services: offer.serviceNames.map(named),
        therapist: named(plainWholeName(offer.therapistFirstName, offer.therapistLastName)),
        branch: named(offer.locationName),
        priceAed: aedOf(offer.priceFils),
        until: {
          time: timeOf(expiresAt),
          date: dayOf(now) === dayOf(expiresAt) ? null : dayIn(expiresAt),
        },
        url: `${deps.publicUrl}/offer/${signOffer(deps.secret, offerId)}`,
      },
      sender,
    );
    await queueMail(trx, deps, { ...mail, sendBefore: expiresAt });
  });
}
