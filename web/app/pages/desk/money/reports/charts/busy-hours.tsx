import { Trans, useLingui } from '@lingui/react/macro';
import { axisX, axisY, cell, type PlotOptions } from '@observablehq/plot';
import { useCallback } from 'react';
import { deskWeekday } from '../../../frame/words/desk-dates.ts';
import { ChartCard, NoSessionOnDays } from './chart-card.tsx';
import type { ChartsProps } from './charts-props.ts';
import { hoursOfWeek } from './hours-of-week.ts';
import { PlotFigure, type Room } from './plot-figure.tsx';

type Cell = ReturnType<typeof hoursOfWeek>['cells'][number];

/** A Monday, so that a weekday is some days after it. */
const nameOfWeekday = (weekday: number) => deskWeekday(`2024-01-0${weekday}`);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** How many therapists have a session at once, by weekday and hour. */
export function BusyHours({ charts, request }: ChartsProps) {
  const { t } = useLingui();
  const { hours, cells, busiest } = hoursOfWeek(charts.hours);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from the hours
  const draw = useCallback(
    ({ width, rtl }: Room): PlotOptions => {
      const every = Math.ceil((hours.length * 44) / Math.max(width - 50, 1));
      return {
        height: 250,
        marginTop: 4,
        marginLeft: rtl ? 4 : 46,
        marginRight: rtl ? 46 : 4,
        x: { domain: hours, reverse: rtl, padding: 0.06 },
        y: { domain: [1, 2, 3, 4, 5, 6, 7], padding: 0.08 },
        opacity: { domain: [0, busiest?.therapists ?? 1], range: [0.07, 1] },
        marks: [
          axisX({
            ...{ label: null, tickSize: 0, ticks: hours.filter((_, at) => at % every === 0) },
            tickFormat: clock,
          }),
          axisY({
            ...{ anchor: rtl ? 'right' : 'left', label: null, tickSize: 0 },
            tickFormat: nameOfWeekday,
          }),
          cell(cells, {
            x: ({ hour }: Cell) => hour,
            y: ({ weekday }: Cell) => weekday,
            fill: 'var(--primary)',
            fillOpacity: ({ therapists }: Cell) => therapists,
            rx: 4,
            ariaLabel: (_: Cell, at: number) => `point ${at}`,
          }),
        ],
      };
    },
    [charts.hours],
  );
  const said = ({ weekday, hour, therapists }: Cell) =>
    t`${nameOfWeekday(weekday)} ${clock(hour)}: ${therapists} therapists at once`;
  return (
    <ChartCard
      title={t`Use of hours`}
      note={
        busiest && (
          <Trans>
            Busiest: {nameOfWeekday(busiest.weekday)} {clock(busiest.hour)}. The stronger the
            colour, the more therapists have a session at once.
          </Trans>
        )
      }
      file={{ table: 'hours', ...request }}
      columns={[
        { word: t`Hour` },
        ...[1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ word: nameOfWeekday(weekday), figure: true })),
      ]}
      table={hours.map((hour) => ({
        key: hour,
        cells: [
          clock(hour),
          ...cells.flatMap((each) => (each.hour === hour ? [String(each.therapists)] : [])),
        ],
      }))}
    >
      {busiest ? (
        <PlotFigure
          label={t`Use of hours by weekday: arrow keys read each hour.`}
          hint={<Trans>Point at an hour for its figure.</Trans>}
          points={cells.map((each) => ({ says: said(each) }))}
          columns={hours.length}
          draw={draw}
        />
      ) : (
        <NoSessionOnDays />
      )}
    </ChartCard>
  );
}
