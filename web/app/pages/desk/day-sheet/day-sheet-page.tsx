import type { DeskDay } from '@limber/contract/desk/day.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { formatDayWithWeekday } from '../../../lib/dates.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { useDeskDayQuery } from '../../../state/api/desk-api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { timeOfMinute } from '../minute-text.ts';

export function meta() {
  return [{ title: t`Day sheet` }, { name: 'robots', content: 'noindex' }];
}

/** The day on paper, for when the power or the network is away: a table a branch, with room to write. */
export default function DaySheetPage() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useDeskDayQuery({ date: query.get('date') ?? undefined });
  return (
    <main className="desk-scroll grow print:overflow-visible">
      <div className="mx-auto grid max-w-5xl gap-5 p-4 print:max-w-none print:p-0">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="type-2 me-auto">
            <Trans>Day sheet</Trans>
            {data && ` · ${formatDayWithWeekday(data.date)}`}
          </h1>
          <input
            type="date"
            aria-label={t`Date`}
            value={data?.date ?? ''}
            onChange={(event) =>
              event.target.value && setQuery({ date: event.target.value }, { replace: true })
            }
            className="desk-field print:hidden"
          />
          <button
            type="button"
            disabled={!data}
            onClick={() => window.print()}
            className="desk-tool desk-main-tool print:hidden"
          >
            <Trans>Print</Trans>
          </button>
        </div>
        {!data && error && (
          <ErrorState title={<Trans>The day could not be loaded.</Trans>} onRetry={refetch} />
        )}
        {data?.branches.map(({ code, name }) => (
          <BranchSheet key={code} day={data} code={code} name={name} />
        ))}
      </div>
    </main>
  );
}

function BranchSheet({ day, code, name }: { day: DeskDay; code: string; name: string }) {
  const sessions = day.bookings.filter(
    ({ location, status }) => location === code && status !== 'no_show',
  );
  const nameOf = new Map(day.therapists.map((each) => [each.id, each.name]));
  return (
    <section aria-labelledby={`sheet-${code}`} className="print:not-first:break-before-page">
      <h2 id={`sheet-${code}`} className="type-3 mb-2">
        {name} · <Plural value={sessions.length} one="# session" other="# sessions" />
      </h2>
      {sessions.length === 0 ? (
        <p className="text-muted">
          <Trans>No sessions on this day.</Trans>
        </p>
      ) : (
        <div className="desk-table-room">
          <table aria-labelledby={`sheet-${code}`} className="desk-table">
            <thead>
              <tr>
                {[
                  <Trans key="time">Time</Trans>,
                  <Trans key="client">Client</Trans>,
                  <Trans key="session">Session</Trans>,
                  <Trans key="with">With</Trans>,
                  <Trans key="given">Given</Trans>,
                  <Trans key="signed">Here</Trans>,
                ].map((head) => (
                  <th key={head.key} scope="col" className="text-start">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sessions.map((each) => (
                <tr key={each.id}>
                  <td>
                    {timeOfMinute(each.from_minute)}–{timeOfMinute(each.to_minute)}
                  </td>
                  <td className="font-semibold">
                    {each.client.first_name} {each.client.last_name}
                  </td>
                  <td>{joinNames(each.services.map(({ service_name }) => service_name))}</td>
                  <td>{nameOf.get(each.therapist_id)}</td>
                  <td>{joinNames(each.resources.map((given) => given.name))}</td>
                  <td>
                    <span
                      aria-hidden="true"
                      className="inline-block size-5 rounded border border-line"
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
