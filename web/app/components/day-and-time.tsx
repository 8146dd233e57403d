import { useLingui } from '@lingui/react/macro';

interface Props {
  /** As it is written, such as '21 November 2026'. */
  day: string;
  /** `HH:MM` */
  time: string;
}

/** 'Saturday 21 November 2026, 14:30', the time apart from the text's direction. */
export function DayAndTime({ day, time }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      {day}
      {i18n.locale === 'ar' ? '، ' : ', '}
      <bdi dir="ltr" className="tabular-nums">
        {time}
      </bdi>
    </>
  );
}
