import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { isOffStudioClock } from '../lib/dates.ts';
import { servedSite } from '../lib/site-facts-in-page.ts';
import { classNames } from '../ui/class-names.ts';
import { useServedWords } from './use-studio.ts';

interface Props {
  /** As it is written, such as '21 November 2026'. */
  day: string;
  /** `HH:MM` */
  time: string;
}

/** 'Saturday 21 November 2026, 14:30', with the time isolated from the text's direction. */
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

/**
 * Says that times are those of the studio's city, in a browser with another time zone. A
 * prerendered page cannot know that.
 */
export function StudioClockLine({ className }: { className?: string }) {
  const shown = useSyncExternalStore(never, isOffStudioClock, () => false);
  const city = useServedWords()(servedSite().studio.city);
  if (!shown) return null;
  return (
    <p className={classNames('text-sm text-muted', className)}>
      {city === '' ? (
        <Trans>All times are by the clock of the studio.</Trans>
      ) : (
        <Trans>All times are {city} time.</Trans>
      )}
    </p>
  );
}

const never = () => () => {};
