import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import type { Line } from '../../frame/live/keep-event-stream-open.ts';
import { useDeskView } from '../../frame/use-desk-view.ts';
import { focusSession } from '../board/use-roving.ts';
import { readPlace } from './start-in-address.ts';

const BookingPanel = lazyPart(async () => (await import('./booking-panel.tsx')).BookingPanel);

interface Props {
  day: DeskDay;
  line: Line;
  isBehind: boolean;
  onBooked: (booking: BookingAtDesk) => void;
}

/** The booking form, when the address opens it. Its code is loaded before N is pressed. */
export function BookingSide({ day, line, isBehind, onBooked }: Props) {
  const [{ location, book, at }, look] = useDeskView();
  const [booked, setBooked] = useState<string>();
  useEffect(() => BookingPanel.fetchAhead(), []);
  const place = useMemo(() => readPlace(at, day.date), [at, day.date]);
  const isShown = day.bookings.some(({ id }) => id === booked);
  useEffect(() => {
    // The next client may already be typed.
    const isTyped = document.activeElement?.role === 'combobox';
    if (booked && isShown && !isTyped) focusSession(booked);
  }, [booked, isShown]);
  if (book === undefined) return null;

  const tell = (booking: BookingAtDesk) => {
    onBooked(booking);
    setBooked(booking.id);
    look({ book: null, at: null }, { replace: true });
  };
  return (
    <BookingPanel
      {...{ day, line, location, place }}
      clientId={/^\d+$/.test(book) ? Number(book) : null}
      onClient={(id) => look({ book: id === null ? 'new' : String(id) }, { replace: true })}
      onBooked={tell}
      onClose={() => look({ book: null, at: null }, { replace: true })}
      isBehind={isBehind}
    />
  );
}
