import type { ReportCharts } from '@limber/contract/desk/money/report-charts.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TherapistName } from '../../../../../components/therapists/therapist-name.tsx';
import { isoWeekday } from '../../../../../lib/dates.ts';
import { deskFigure } from '../../../frame/words/desk-amounts.ts';
import { deskShortDay, deskWeekday } from '../../../frame/words/desk-dates.ts';
import { BusyHours } from './busy-hours.tsx';
import { BarTable, ChartCard } from './chart-card.tsx';
import type { ChartsProps } from './charts-props.ts';
import { SalesByDay } from './sales-by-day.tsx';
import { VisitsByDay } from './visits-by-day.tsx';

/** Everything that a report draws, each with its table and its file. */
export function Charts(props: ChartsProps) {
  const { i18n } = useLingui();
  return (
    // In another language they may be drawn from the other side.
    <div key={i18n.locale} className="chart-grid">
      <SalesByDay {...props} />
      <BusyHours {...props} />
      <VisitsByDay {...props} />
      <Therapists {...props} />
      <CameAgain {...props} />
      <RunningOut {...props} />
      <Missed {...props} />
      <Sources {...props} />
    </div>
  );
}

function Therapists({ charts: { therapists }, request }: ChartsProps) {
  const { t, i18n } = useLingui();
  return (
    <ChartCard title={t`Therapists side by side`} file={{ table: 'therapists', ...request }}>
      <BarTable
        name={t`Therapists side by side`}
        head={[t`Therapist`, t`Hours`, t`Value without VAT`]}
        none={t`Nobody held a session on these days.`}
        rows={therapists
          .toSorted((one, other) => other.minutes - one.minutes)
          .map((row) => ({
            key: String(row.therapist_id),
            label: <TherapistName name={row.therapist} />,
            amount: row.minutes,
            figures: [
              i18n.number(row.minutes / 60, { maximumFractionDigits: 1 }),
              deskFigure(row.value),
            ],
          }))}
      />
    </ChartCard>
  );
}

const withinWords: Readonly<Record<ReportCharts['again'][number]['within'], MessageDescriptor>> = {
  week: msg`Within a week`,
  two_weeks: msg`Within two weeks`,
  four_weeks: msg`Within four weeks`,
  eight_weeks: msg`Within eight weeks`,
  later: msg`Later`,
  not_yet: msg`Not yet`,
};

function CameAgain({ charts: { again, sessions }, request }: ChartsProps) {
  const { t, i18n } = useLingui();
  return (
    <ChartCard
      title={t`How soon clients come again`}
      note={<Trans>Counted from each session to the next one of its client.</Trans>}
      file={{ table: 'again', ...request }}
    >
      <BarTable
        name={t`How soon clients come again`}
        head={[t`Came again`, t`Sessions`, t`Share`]}
        none={t`Nobody held a session on these days.`}
        rows={again.map((row) => ({
          key: row.within,
          label: t(withinWords[row.within]),
          amount: row.sessions,
          figures: [i18n.number(row.sessions), shareOf(row.sessions, sessions)],
        }))}
      />
    </ChartCard>
  );
}

function RunningOut({ charts: { running_out }, request }: ChartsProps) {
  const { t, i18n } = useLingui();
  return (
    <ChartCard
      title={t`Packages running out`}
      note={<Trans>Minutes that expire in the next eight weeks, of all branches.</Trans>}
      file={{ table: 'running_out', ...request }}
    >
      <BarTable
        name={t`Packages running out`}
        head={[t`Week from`, t`Packages`, t`Minutes`]}
        none={t`No minutes expire in the next eight weeks.`}
        swatch="var(--ember)"
        rows={running_out.map((row) => ({
          key: row.week,
          label: deskShortDay(row.week),
          amount: row.minutes,
          figures: [i18n.number(row.packages), i18n.number(row.minutes)],
        }))}
      />
    </ChartCard>
  );
}

function Missed({ charts: { days, missed, sessions }, request }: ChartsProps) {
  const { t, i18n } = useLingui();
  const weekdays = Map.groupBy(days, ({ day }) => isoWeekday(day));
  return (
    <ChartCard
      title={t`Missed sessions`}
      note={
        missed > 0 && (
          <Trans>{shareOf(missed, missed + sessions)} of what was booked was missed.</Trans>
        )
      }
      file={{ table: 'missed', ...request }}
    >
      <BarTable
        name={t`Missed sessions`}
        head={[t`Weekday`, t`Missed`, t`Share`]}
        none={sessions === 0 ? t`Nobody held a session on these days.` : t`Every client came.`}
        swatch="var(--err)"
        rows={[...weekdays]
          .sort(([one], [other]) => one - other)
          .map(([weekday, those]) => {
            const gone = those.reduce((sum, day) => sum + day.missed, 0);
            const held = those.reduce((sum, day) => sum + day.sessions, 0);
            return {
              key: String(weekday),
              label: deskWeekday(`2024-01-0${weekday}`),
              amount: gone,
              figures: [i18n.number(gone), shareOf(gone, gone + held)],
            };
          })}
      />
    </ChartCard>
  );
}

const sourceWords: Readonly<Record<ReportCharts['sources'][number]['source'], MessageDescriptor>> =
  {
    site: msg`On the site`,
    desk: msg`At the desk`,
    phone: msg`By telephone`,
    walk_in: msg`Walked in`,
    import: msg`Imported`,
  };

function Sources({ charts: { sources, sessions }, request }: ChartsProps) {
  const { t, i18n } = useLingui();
  return (
    <ChartCard title={t`How sessions were booked`} file={{ table: 'sources', ...request }}>
      <BarTable
        name={t`How sessions were booked`}
        head={[t`Booked`, t`Sessions`, t`Share`]}
        none={t`Nobody held a session on these days.`}
        swatch="var(--info)"
        rows={sources.map((row) => ({
          key: row.source,
          label: t(sourceWords[row.source]),
          amount: row.sessions,
          figures: [i18n.number(row.sessions), shareOf(row.sessions, sessions)],
        }))}
      />
    </ChartCard>
  );
}

const shareOf = (part: number, whole: number) =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`;
