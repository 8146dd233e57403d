import type { DeskDay } from '@limber/contract/desk/day.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { formatDayWithWeekday } from '../../../lib/dates.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { useDeskDayQuery } from '../../../state/api/desk-api.ts';
import { timeOfMinute } from '../minute-text.ts';
import { DeskPage } from '../shell/desk-page.tsx';
import { DeskTable } from '../shell/desk-table.tsx';
import { NotYet } from '../shell/not-yet.tsx';
import './day-sheet.css';

export function meta() {
  return [{ title: t`Day sheet` }, { name: 'robots', content: 'noindex' }];
}

/** The day on paper, for when the power or the network is away: a table a branch, with room to write. */
export default function DaySheetPage() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useDeskDayQuery({ date: query.get('date') ?? undefined });
  return (
    <DeskPage
      title={
        <>
          <Trans>Day sheet</Trans>
          {data && ` · ${formatDayWithWeekday(data.date)}`}
        </>
      }
      actions={
        <>
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
        </>
      }
    >
      {!data && (
        <NotYet
          error={error}
          failed={<Trans>The day could not be loaded.</Trans>}
          onRetry={refetch}
        />
      )}
      {data && (
        <div className="day-sheet grid gap-5 print:block">
          {data.branches.map(({ code, name }) => (
            <BranchSheet key={code} day={data} code={code} name={name} />
          ))}
        </div>
      )}
    </DeskPage>
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
        <DeskTable
          name={{ labelledBy: `sheet-${code}` }}
          head={[
            <Trans key="time">Time</Trans>,
            <Trans key="client">Client</Trans>,
            <Trans key="session">Session</Trans>,
            <Trans key="with">With</Trans>,
            <Trans key="given">Given</Trans>,
            <Trans key="signed">Here</Trans>,
          ].map((word) => (
            <th key={word.key} scope="col">
              {word}
            </th>
          ))}
        >
          {sessions.map((each) => (
            <tr key={each.id}>
              <td>
                <bdi dir="ltr">
                  {timeOfMinute(each.from_minute)}–{timeOfMinute(each.to_minute)}
                </bdi>
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
                  className="block size-5 rounded border border-line print:size-4"
                />
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  );
}
