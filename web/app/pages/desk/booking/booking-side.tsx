import type { BookingAtDesk } from '@limber/contract/desk/bookings.ts';
import type { DeskDay } from '@limber/contract/desk/day.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { formatDayWithWeekday, formatTime } from '../../../lib/dates.ts';
import { latePart } from '../../../ui/late/late-part.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { focusSession } from '../board/use-roving.ts';
import { useDeskView } from '../use-desk-view.ts';
import { readPlace } from './place.ts';

const BookingPanel = latePart(async () => (await import('./booking-panel.tsx')).BookingPanel);

/** The form that books, where the address says that it is open; its code is there before N is pressed. */
export function BookingSide({ day, isBehind }: { day: DeskDay; isBehind: boolean }) {
  const { t } = useLingui();
  const [{ location, book, at }, look] = useDeskView();
  const [booked, setBooked] = useState<string>();
  useEffect(() => BookingPanel.fetchAhead(), []);
  const place = useMemo(() => readPlace(at, day.date), [at, day.date]);
  const isShown = day.bookings.some(({ id }) => id === booked);
  useEffect(() => {
    if (booked && isShown) focusSession(booked);
  }, [booked, isShown]);
  if (book === undefined) return null;

  const tell = ({ id, client, date, time }: BookingAtDesk) => {
    const name = `${client.first_name} ${client.last_name}`.trim();
    showToast('success', t`Booked: ${name}, ${formatDayWithWeekday(date)}, ${formatTime(time)}`);
    setBooked(id);
    look({ book: null, at: null }, { replace: true });
  };
  return (
    <BookingPanel
      day={day}
      location={location}
      place={place}
      clientId={/^\d+$/.test(book) ? Number(book) : null}
      onClient={(id) => look({ book: id === null ? 'new' : String(id) }, { replace: true })}
      onBooked={tell}
      onClose={() => look({ book: null, at: null }, { replace: true })}
      isBehind={isBehind}
    />
  );
}
