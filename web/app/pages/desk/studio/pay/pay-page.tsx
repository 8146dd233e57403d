import type { PayRate } from '@limber/contract/desk/studio/pay.ts';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { dubaiDay, dubaiTime, formatShortDayWithYear, studioDay } from '../../../../lib/dates.ts';
import { useListPayQuery } from '../../../../state/api/calls/desk/studio/pay.ts';
import { deskAed } from '../../frame/words/desk-aed.ts';
import { StudioList } from '../studio-list.tsx';
import { useOpened } from '../use-opened.ts';
import { PayForm } from './pay-form.tsx';

export function meta() {
  return [{ title: t`Pay` }, { name: 'robots', content: 'noindex' }];
}

/** Each therapist's current pay, with the rates of one. */
export default function PayPage() {
  const { t: say } = useLingui();
  const { data, error, refetch } = useListPayQuery();
  const { opened, open, shut } = useOpened();
  const now = useServerNow();
  const today = studioDay(dubaiDay(now), dubaiTime(now));
  const therapist = data?.find(({ id }) => String(id) === opened);
  return (
    <StudioList
      title={say`Pay`}
      head={[say`Name`, say`AED an hour`, say`Percent of sessions`, say`From the day`]}
      rows={data?.map((each) => {
        const rate = rateOn(each.rates, today);
        return {
          id: each.id,
          retired: each.retired,
          name: each.full_name,
          cells: rate
            ? [
                deskAed(rate.per_hour),
                `${rate.share_percent}%`,
                formatShortDayWithYear(rate.valid_from),
              ]
            : [say`none yet`, '–', '–'],
        };
      })}
      error={error}
      onRetry={refetch}
      onOpen={open}
    >
      {therapist && <PayForm key={opened} therapist={therapist} today={today} onClose={shut} />}
    </StudioList>
  );
}

/** The rate on a day; undefined if none was set. */
function rateOn(rates: readonly PayRate[], day: string): PayRate | undefined {
  return rates.find(({ valid_from }) => valid_from <= day);
}
