import { Trans, useLingui } from '@lingui/react/macro';
import { axisX, axisY, barY, gridY, type PlotOptions, ruleY } from '@observablehq/plot';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { currencyHere } from '../../../../../lib/format-amount.ts';
import { paths, reportDayPath } from '../../../../../paths.ts';
import { deskAmount, deskFigure } from '../../../frame/words/desk-amounts.ts';
import { ChartCard } from './chart-card.tsx';
import type { ChartsProps } from './charts-props.ts';
import { PlotFigure, type Room } from './plot-figure.tsx';
import { sayDays, shortDays, ticksOf } from './say-days.ts';
import { type SpanOfDays, spansOfDays } from './spans-of-days.ts';

const BEFORE = 'color-mix(in srgb, var(--line) 45%, transparent)';

/** What was sold on each day, with the days that it is compared with behind; a day opens its sales and sessions. */
export function SalesByDay({ charts, request }: ChartsProps) {
  const { t } = useLingui();
  const spans = spansOfDays(charts.days);
  const { before, days } = charts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from the days
  const draw = useCallback(
    ({ width, rtl }: Room): PlotOptions => {
      const inset = Math.min(((width - 70) / spans.length) * 0.2, 14);
      const x = ({ from }: SpanOfDays) => from;
      const side = rtl ? 'right' : 'left';
      return {
        height: width < 500 ? 220 : 280,
        marginTop: 12,
        marginLeft: rtl ? 4 : 58,
        marginRight: rtl ? 58 : 4,
        x: { domain: spans.map(x), reverse: rtl, type: 'band', padding: 0.12 },
        y: { nice: true },
        marks: [
          gridY({ stroke: 'var(--line)', strokeOpacity: 0.25, ticks: 5 }),
          axisY({
            ...{ anchor: side, label: null, tickSize: 0, ticks: 5 },
            tickFormat: (amount: number) => deskFigure(amount).replace(/\.\d+$/, ''),
          }),
          axisX({
            ...{ label: null, tickSize: 0, ticks: ticksOf(spans, width).map(x) },
            tickFormat: (day: string) => shortDays(day, spans),
          }),
          barY(spans, { x, y: (span: SpanOfDays) => span.before ?? 0, fill: BEFORE, ry: 2 }),
          barY(spans, {
            ...{ x, y: ({ sold }: SpanOfDays) => sold, fill: 'var(--primary)', ry: 2 },
            ...{ insetLeft: inset, insetRight: inset },
            ariaLabel: (_: SpanOfDays, at: number) => `point ${at}`,
          }),
          ruleY([0], { stroke: 'var(--line)' }),
        ],
      };
    },
    [days],
  );
  const opens = ({ from, to }: SpanOfDays) => {
    if (from === to) return reportDayPath(from, request.location);
    const query = new URLSearchParams({ from, to });
    if (request.location) query.set('location', request.location);
    return `${paths.reports}?${query}`;
  };
  const compared = sayDays(before);
  return (
    <ChartCard
      wide
      title={t`Sales by day`}
      note={<Trans>Invoices less credit notes, VAT included, in {currencyHere()}.</Trans>}
      file={{ table: 'days', ...request }}
      legend={[
        ['var(--primary)', sayDays(charts)],
        [BEFORE, compared],
      ]}
      columns={[
        { word: t`Day` },
        { word: t`Sold`, figure: true },
        { word: compared, figure: true },
        { word: t`Sessions`, figure: true },
        { word: t`Missed`, figure: true },
      ]}
      table={spans.map((span) => ({
        key: span.from,
        cells: [
          <Link key="day" to={opens(span)} className="desk-link">
            {sayDays(span)}
          </Link>,
          deskFigure(span.sold),
          span.before === null ? '' : deskFigure(span.before),
          String(span.sessions),
          String(span.missed),
        ],
      }))}
    >
      {spans.some(({ sold, before }) => sold !== 0 || before) ? (
        <PlotFigure
          label={t`Sales by day: arrow keys read each day, Enter opens its sales and sessions.`}
          hint={<Trans>Point at a day for its figures; press it for its sales and sessions.</Trans>}
          points={spans.map((span) => ({
            says: `${sayDays(span)}: ${deskAmount(span.sold)}${
              span.before === null ? '' : ` (${t`before: ${deskAmount(span.before)}`})`
            }`,
            opens: opens(span),
          }))}
          draw={draw}
        />
      ) : (
        <p className="text-muted">
          <Trans>Nothing was sold on these days.</Trans>
        </p>
      )}
    </ChartCard>
  );
}
