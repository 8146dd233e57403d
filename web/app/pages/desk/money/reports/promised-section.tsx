import { Trans, useLingui } from '@lingui/react/macro';
import { useReadPromisedQuery } from '../../../../state/api/calls/desk/money/promised.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { deskDay, deskShortDay } from '../../frame/words/desk-dates.ts';

/**
 * Minutes of packages that end in the coming weeks beside what is free of the rota, from today; the
 * days of the report do not matter.
 */
export function Promised({ location }: { location: string | undefined }) {
  const { t, i18n } = useLingui();
  const query = useReadPromisedQuery({ location });
  const { currentData: data } = query;
  if (!data) {
    return (
      <LoadingOrFailed
        of={query}
        failed={<Trans>The minutes that end could not be loaded.</Trans>}
      />
    );
  }
  const { weeks, elsewhere_minutes } = data;
  const short = weeks.find(({ short_minutes }) => short_minutes > 0);
  const figure = (minutes: number) => i18n.number(minutes);
  return (
    <section className="grid min-w-0 gap-2" aria-labelledby="promised">
      <h2 id="promised" className="type-3">
        <Trans>Promised and possible</Trans>
      </h2>
      {short && (
        <Notice tone="err">
          <Trans>
            Until {deskDay(short.to)} {figure(short.short_minutes)} minutes more end than the rota
            has free. Add shifts, or prolong packages, before more are sold.
          </Trans>
        </Notice>
      )}
      <DeskTable
        name={{ labelledBy: 'promised' }}
        columns={[
          { word: t`Week` },
          { word: t`Packages that end`, figure: true },
          { word: t`Minutes that end`, figure: true },
          { word: t`Free minutes`, figure: true },
          { word: t`Without free time`, figure: true },
        ]}
        rows={weeks.map((week) => ({
          key: week.from,
          cells: [
            `${deskShortDay(week.from)} – ${deskShortDay(week.to)}`,
            figure(week.packages),
            figure(week.ending_minutes),
            figure(week.free_minutes),
            figure(week.short_minutes),
          ],
        }))}
      />
      <p className="max-w-prose text-sm text-muted">
        <Trans>
          From today. What is free early can be used for all that ends later. Owners are told a
          month and a week before, with three times that fit.
        </Trans>{' '}
        {location !== undefined && elsewhere_minutes > 0 && (
          <Trans>
            Besides, {figure(elsewhere_minutes)} minutes belong to clients who have not been here
            yet.
          </Trans>
        )}
      </p>
    </section>
  );
}
