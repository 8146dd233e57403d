import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../ui/class-names.ts';
import { deskDayWithWeekday, deskWeekday } from '../frame/words/desk-dates.ts';

interface Props {
  rota: Rota;
  today: string;
  /** Day that is shown below. */
  shown: string;
  onShow: (date: string) => void;
}

/** On a phone: the seven days on one line, one of which is shown below; a dot where something is missing. */
export function DaysOfWeek({ rota, today, shown, onShow }: Props) {
  const { t } = useLingui();
  const isWanting = ({ date, unstaffed }: Rota['days'][number]) =>
    date >= today &&
    (unstaffed.length > 0 ||
      rota.people.some(({ days }) => days.some((day) => day.date === date && day.uncovered > 0)));
  return (
    <fieldset aria-label={t`Day`} className="rota-days">
      {rota.days.map((day) => (
        <button
          key={day.date}
          type="button"
          aria-label={deskDayWithWeekday(day.date)}
          aria-pressed={day.date === shown}
          aria-current={day.date === today ? 'date' : undefined}
          onClick={() => onShow(day.date)}
        >
          <span className="text-xs">{deskWeekday(day.date)}</span>
          <span className="rota-day-number">{Number(day.date.slice(8))}</span>
          <span className={classNames('rota-day-mark', isWanting(day) && 'bg-warn')} />
        </button>
      ))}
    </fieldset>
  );
}
