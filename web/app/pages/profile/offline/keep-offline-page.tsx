import type { Appointment } from '@limber/contract/appointments.ts';
import type { MembershipStatus } from '@limber/contract/membership.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useServerClock } from '../../../components/use-server-clock.ts';
import { useStudio } from '../../../components/use-studio.ts';
import {
  dayOfInstant,
  formatDay,
  formatDayWithWeekday,
  formatTime,
  timeOfInstant,
} from '../../../lib/dates.ts';
import { directions } from '../../../lib/language.ts';
import { nameTherapist } from '../../../lib/name-therapist.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { useListLocationsQuery } from '../../../state/api/catalogue-api.ts';
import { keepOffline } from '../../../state/kept-offline.ts';
import { useAppointments } from '../appointments/use-appointments.ts';
import { joinServices } from '../join-services.ts';
import { offlinePage } from './offline-page.ts';

/**
 * Keeps the card and the coming sessions readable without a connection; nothing of health is among
 * them. Draws nothing.
 */
export function KeepOfflinePage({ membership }: { membership: MembershipStatus | undefined }) {
  const { t, i18n } = useLingui();
  const { clock } = useServerClock();
  const { brand, phone } = useStudio();
  const { data: branches } = useListLocationsQuery();
  const today = useAppointments('today');
  const next = useAppointments('next');
  const isLoaded = membership && branches && !today.loading && !next.loading;
  const language = i18n.locale === 'ar' ? 'ar' : 'en';
  const card = membership?.membership;
  const colours = servedSite().look.colours;

  const itemOf = (session: Appointment) => ({
    when: `${formatDayWithWeekday(session.date)} · ${formatTime(session.time)}`,
    facts: [
      joinServices(session.appointment_services) || t`Wellness Session`,
      [
        branches?.find(({ location }) => location === session.location)?.name ?? '',
        nameTherapist(session.therapist_obj),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
  });

  const html = isLoaded
    ? (at: number) =>
        offlinePage({
          ...{ language, direction: directions[language], brand, phone: phone || null },
          ground: colours['--brand-pine'] ?? '#14463f',
          foil: colours['--brand-foil'] ?? '#e3c07a',
          title: t`There is no connection`,
          asOf: t`This is what was known on ${formatDay(dayOfInstant(at))} at ${formatTime(timeOfInstant(at))}.`,
          tryAgain: t`Try again`,
          card: card
            ? {
                ...{ label: t`Member`, name: card.user.name, number: card.id },
                validUntil: t`Valid until ${formatDay(card.valid_to)}`,
              }
            : null,
          sessions: {
            heading: t`Your Appointments`,
            none: t`No upcoming appointments`,
            items: [...today.items, ...next.items].map(itemOf),
          },
        })
    : undefined;
  // The moment is left out, or each drawing would be another page.
  const content = html?.(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept again when what it says is another
  useEffect(() => {
    if (!html || !('serviceWorker' in navigator) || !('caches' in window)) return;
    keepOffline(html(clock())).catch((error) => console.warn('Offline', error));
  }, [content]);
  return null;
}
