import { Trans, useLingui } from '@lingui/react/macro';
import { axisX, axisY, barY, gridY, type PlotOptions, ruleY } from '@observablehq/plot';
import { useCallback } from 'react';
import { ChartCard, NoSessionOnDays } from './chart-card.tsx';
import type { ChartsProps } from './charts-props.ts';
import { PlotFigure, type Room } from './plot-figure.tsx';
import { sayDays, shortDays, ticksOf } from './say-days.ts';
import { type SpanOfDays, spansOfDays } from './spans-of-days.ts';

const [FIRST, AGAIN] = ['var(--gold)', 'var(--primary)'];

/** Held sessions of clients who came for the first time, and of those who came back. */
export function VisitsByDay({ charts, request }: ChartsProps) {
  const { t } = useLingui();
  const spans = spansOfDays(charts.days);
  const first = spans.reduce((sum, span) => sum + span.first_visits, 0);
  const share = charts.sessions === 0 ? 0 : Math.round((first / charts.sessions) * 100);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from the days
  const draw = useCallback(
    ({ width, rtl }: Room): PlotOptions => {
      const x = ({ from }: SpanOfDays) => from;
      return {
        height: 220,
        marginTop: 12,
        marginLeft: rtl ? 4 : 34,
        marginRight: rtl ? 34 : 4,
        x: { domain: spans.map(x), reverse: rtl, type: 'band', padding: 0.2 },
        marks: [
          gridY({ stroke: 'var(--line)', strokeOpacity: 0.25, ticks: 4 }),
          axisY({
            ...{ anchor: rtl ? 'right' : 'left', label: null, tickSize: 0, ticks: 4 },
            tickFormat: (count: number) => (Number.isInteger(count) ? String(count) : ''),
          }),
          axisX({
            ...{ label: null, tickSize: 0, ticks: ticksOf(spans, width).map(x) },
            tickFormat: (day: string) => shortDays(day, spans),
          }),
          barY(spans, {
            ...{ x, y1: 0, y2: (span: SpanOfDays) => span.sessions - span.first_visits },
            fill: AGAIN,
            ariaLabel: (_: SpanOfDays, at: number) => `point ${at}`,
          }),
          barY(spans, {
            ...{ x, y1: (span: SpanOfDays) => span.sessions - span.first_visits },
            ...{ y2: ({ sessions }: SpanOfDays) => sessions, fill: FIRST },
            ariaLabel: (_: SpanOfDays, at: number) => `point ${at}`,
          }),
          ruleY([0], { stroke: 'var(--line)' }),
        ],
      };
    },
    [charts.days],
  );
  return (
    <ChartCard
      title={t`New and returning`}
      note={
        <Trans>
          {share}% of the sessions were first visits ({first}).
        </Trans>
      }
      file={{ table: 'days', ...request }}
      legend={[
        [AGAIN, t`Returning`],
        [FIRST, t`First visit`],
      ]}
      columns={[
        { word: t`Day` },
        { word: t`First visit`, figure: true },
        { word: t`Returning`, figure: true },
      ]}
      table={spans.map((span) => ({
        key: span.from,
        cells: [
          sayDays(span),
          String(span.first_visits),
          String(span.sessions - span.first_visits),
        ],
      }))}
    >
      {charts.sessions > 0 ? (
        <PlotFigure
          label={t`New and returning by day: arrow keys read each day.`}
          hint={<Trans>Point at a day for its figures.</Trans>}
          points={spans.map((span) => ({
            says: t`${sayDays(span)}: first visits ${span.first_visits}, returning ${span.sessions - span.first_visits}`,
          }))}
          draw={draw}
        />
      ) : (
        <NoSessionOnDays />
      )}
    </ChartCard>
  );
}
