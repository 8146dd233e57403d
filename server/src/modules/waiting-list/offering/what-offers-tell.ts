import { amountOf } from '@limber/contract/money/currency.ts';
import { dayOf, timeOf, weekdayAndDateOf } from '../../../platform/studio-days.ts';
import { plainName, plainWholeName } from '../../accounts/name-rules.ts';
import { lengthOf } from '../../bookings/changing/who-may-change-until-when-rules.ts';
import { readNames } from '../../catalogue/read-names.ts';
import type { Tellings } from '../../messages/telling.ts';
import { addressOf, readSender } from '../../notifications/compose-mail.ts';
import type { WaitingDeps } from '../deps.ts';
import { findOffer } from '../queries/offers.ts';
import { offerMail } from './offer-email.ts';
import { signOffer } from './offer-key.ts';

/**
 * What a waiting client is told of a time that is held for them, with the link that books it; nothing
 * once it is over. The client asked for it, so it needs no agreement, unlike other offers.
 */
export function offerTellings({
  clock,
  publicUrl,
  secret,
}: Pick<WaitingDeps, 'clock' | 'publicUrl' | 'secret'>): Tellings<'tell-of-offer'> {
  return {
    'tell-of-offer': async (trx, { offerId }) => {
      const now = clock.now();
      const offer = await findOffer(trx, offerId);
      if (offer?.status !== 'open' || offer.expiresAt <= now) return null;
      const { language, startsAt, expiresAt } = offer;
      const [sender, named] = await Promise.all([
        readSender(trx, publicUrl),
        readNames(trx, language),
      ]);
      const dayIn = (instant: Date) => weekdayAndDateOf(dayOf(instant), language);
      const opens = `/offer/${signOffer(secret, offerId)}`;
      const said = {
        ...{ id: offerId, language, firstName: plainName(offer.firstName) },
        ...{ date: dayIn(startsAt), time: timeOf(startsAt), minutes: lengthOf(offer) },
        services: offer.serviceNames.map(named),
        therapist: named(plainWholeName(offer.therapistFirstName, offer.therapistLastName)),
        branch: named(offer.locationName),
        priceAmount: amountOf(offer.priceMinor),
        until: {
          time: timeOf(expiresAt),
          date: dayOf(now) === dayOf(expiresAt) ? null : dayIn(expiresAt),
        },
        url: publicUrl + opens,
      };
      // The mail of a client without an address is composed for its words, and not sent.
      const mail = offerMail({ ...said, email: offer.email ?? addressOf(sender) }, sender);
      const { date, time } = said.until;
      return {
        ...{ eventKey: mail.eventKey, clientId: offer.clientId, bookingId: null, language },
        ...{ title: mail.subject, endsAt: expiresAt, opens },
        mail: offer.email === null ? null : { ...mail, sendBefore: expiresAt },
        short: {
          kind: 'waiting_list_offer' as const,
          put: {
            ...{ name: said.firstName, studio: sender.brand, day: said.date, time: said.time },
            service: said.services.join(language === 'ar' ? '، ' : ', '),
            ...{ branch: said.branch, therapist: said.therapist, link: said.url },
            until: date === null ? time : `${date}${language === 'ar' ? '، ' : ', '}${time}`,
          },
          buttons: [],
        },
      };
    },
  };
}
