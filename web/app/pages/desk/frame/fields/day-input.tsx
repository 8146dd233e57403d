import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { deskDay } from '../words/desk-dates.ts';

/**
 * The browser's own date field. Until it is typed in, it shows its day as the desk writes days: browsers
 * follow the machine, and many machines put the month first.
 */
export function DayInput({ className, ...own }: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useLingui();
  const frame = useRef<HTMLSpanElement>(null);
  const [day, setDay] = useState(String(own.value ?? own.defaultValue ?? ''));
  // A form may have set the field without a render.
  useLayoutEffect(() => setDay(frame.current?.querySelector('input')?.value ?? ''));
  return (
    <span ref={frame} className="desk-day">
      <input
        {...own}
        type="date"
        onInput={({ currentTarget }) => setDay(currentTarget.value)}
        className={classNames('desk-field', className)}
      />
      <span aria-hidden="true" className={day === '' ? 'text-muted' : undefined}>
        {day === '' ? t`Choose a day` : deskDay(day)}
      </span>
    </span>
  );
}
