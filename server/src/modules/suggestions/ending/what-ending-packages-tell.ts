import { LAST_NOTICE_DAYS } from '@limber/contract/terms/packages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { dayOf, weekdayAndDateOf } from '../../../platform/studio-days.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { readNames } from '../../catalogue/read-names.ts';
import type { Tellings } from '../../messages/telling.ts';
import { noOffersUrl } from '../../messages/wishes/no-offers-address.ts';
import { addressOf, readSender } from '../../notifications/compose-mail.ts';
import { noticeEndsAt } from '../../packages/ending/notices-before-end.ts';
import { readPackageMail } from '../../packages/read-package-mail.ts';
import type { SuggestionDeps } from '../deps.ts';
import { saysNoToOffers } from '../queries/ending-packages.ts';
import { type FittingTime, findTimesThatFit } from '../times/find-times-that-fit.ts';
import { linkToBookTime } from '../times/link-to-book-time.ts';
import { endingSentences, type ProposedTime, packageExpiringMail } from './ending-package-email.ts';
import { isWorthTelling } from './is-worth-telling-rules.ts';

/**
 * What the owner of a package that ends is told: what is left until when, and three times that fit. Who
 * has said no to offers gets the last notice alone, without times.
 */
export function endingTellings(deps: SuggestionDeps): Tellings<'tell-package-expiring'> {
  const { publicUrl, clock } = deps;
  return {
    'tell-package-expiring': async (
      trx,
      { packageId, expiresOn, daysBefore = LAST_NOTICE_DAYS },
    ) => {
      const now = clock.now();
      const found = await readPackageMail(trx, packageId, dayOf(now));
      // Given another last day, which has jobs of its own.
      if (!found || found.expiresOn !== expiresOn) return null;
      const saysNo = await saysNoToOffers(trx, found.ownerId);
      if (!isWorthTelling({ ...found, daysBefore, saysNo })) return null;
      const asked = { clientId: found.ownerId, packageId };
      const fitting = saysNo ? [] : await findTimesThatFit(trx, asked, now);
      const times = await timesInWords(trx, fitting, found.language, {
        urlOf: (time) => linkToBookTime(publicUrl, time, packageId),
      });
      const sender = await readSender(trx, publicUrl);
      const data = { ...found, email: found.email ?? addressOf(sender) };
      const noOffers = noOffersUrl(deps, found.ownerId);
      const mail = packageExpiringMail(data, { daysBefore, times, noOffersUrl: noOffers }, sender);
      const endsAt = noticeEndsAt(expiresOn, daysBefore);
      const { whatEnds, proposes } = endingSentences(data, times);
      return {
        ...{ eventKey: mail.eventKey, clientId: found.ownerId, bookingId: null },
        ...{ language: found.language, title: mail.subject, isByDay: true, endsAt },
        mail: found.email === null ? null : { ...mail, sendBefore: endsAt },
        short: {
          kind: 'package_ending' as const,
          put: {
            ...{ name: found.firstName, studio: sender.brand, what_ends: whatEnds },
            times: [
              proposes,
              ...times.map(({ label, url }, nth) => `${nth + 1}) ${label}: ${url}`),
            ].join(' '),
          },
          buttons: [],
        },
      };
    },
  };
}

/** Times as a client reads them in their language, such as 'Thursday 5 March, 14:00, Noura'. */
export async function timesInWords(
  trx: Trx,
  times: readonly FittingTime[],
  language: Language,
  { urlOf }: { readonly urlOf: (time: FittingTime) => string },
): Promise<ProposedTime[]> {
  const named = await readNames(trx, language);
  const comma = language === 'ar' ? '، ' : ', ';
  return times.map((time) => ({
    // After midnight the studio's day is the one before, which nobody says to a client.
    label: [
      weekdayAndDateOf(dayOf(time.startsAt), language),
      time.time,
      named(plainName(time.therapist)),
    ].join(comma),
    url: urlOf(time),
  }));
}
