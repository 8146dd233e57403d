import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { SessionSign } from './session-sign.tsx';

const heart = 'M12 20s-8-4.6-8-10.4A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.6C20 15.4 12 20 12 20z';

type Wishes = Pick<DayBooking, 'asked_for' | 'wished_gender' | 'therapist_id'>;

interface Props {
  of: Wishes;
  /** Shows the sign alone where words do not fit; a screen reader reads the words. */
  brief?: boolean;
}

/** Marks a session whose client wished for somebody; one that somebody else has stands out. */
export function Wish({ of: booking, brief = false }: Props) {
  const words = useWish(booking);
  if (!words) return null;
  const isElsewhere = booking.asked_for !== null && booking.asked_for.id !== booking.therapist_id;
  return (
    <SessionSign path={heart} tone={isElsewhere ? 'warn' : 'quiet'} brief={brief}>
      {words}
    </SessionSign>
  );
}

/** Tells a therapist that their client asked for them. */
export function AskedForYou() {
  const { t } = useLingui();
  return <SessionSign path={heart} brief={false}>{t`Asked for you`}</SessionSign>;
}

/** What a client wished for, in words; undefined: nothing. */
export function useWish({ asked_for: asked, wished_gender: gender }: Wishes) {
  const { t } = useLingui();
  if (asked) return t`Asked for ${asked.name}`;
  if (gender === 'female') return t`Wishes for a woman`;
  if (gender === 'male') return t`Wishes for a man`;
  return undefined;
}
