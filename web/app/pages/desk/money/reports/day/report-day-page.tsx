import type { ReportDay } from '@limber/contract/desk/money/report-day.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link, useSearchParams } from 'react-router';
import { TherapistName } from '../../../../../components/therapists/therapist-name.tsx';
import { useStudioToday } from '../../../../../components/use-server-clock.ts';
import { timeOfInstant } from '../../../../../lib/dates.ts';
import { deskDocumentPath, paths } from '../../../../../paths.ts';
import { useReadReportDayQuery } from '../../../../../state/api/calls/desk/money/report-day.ts';
import { Apart } from '../../../../../ui/dot.tsx';
import { clientPath } from '../../../frame/client-path.ts';
import { DeskPage } from '../../../frame/desk-page.tsx';
import { DeskTable } from '../../../frame/desk-table.tsx';
import { deskTitle } from '../../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../../frame/loading-or-failed.tsx';
import { PageLinks } from '../../../frame/page-links.tsx';
import { deskAmount, deskFigure } from '../../../frame/words/desk-amounts.ts';
import { deskDayWithWeekday } from '../../../frame/words/desk-dates.ts';
import { statusWords } from '../../../frame/words/status-words.ts';
import { useBranchNames } from '../../../frame/words/use-branch-names.ts';
import { monthOf } from '../days-of-month.ts';

export const meta = deskTitle(msg`A day of the report`);

const SIZE = 100;

/** What a day of the report is made of: each of its sales and of its sessions. */
export default function ReportDayPage() {
  const [query, setQuery] = useSearchParams();
  const today = useStudioToday();
  const day = query.get('day') ?? today;
  const location = query.get('location') ?? undefined;
  const page = Math.max(1, Number(query.get('page')) || 1);
  const lines = useReadReportDayQuery(
    day ? { day, location, limit: SIZE, offset: (page - 1) * SIZE } : skipToken,
  );
  const { nameOf } = useBranchNames();
  const { currentData: data } = lines;
  const back = new URLSearchParams(day && { ...monthOf(day) });
  if (location) back.set('location', location);
  const turn = (to: number) =>
    setQuery((before) => ({ ...Object.fromEntries(before), page: String(to) }), { replace: true });
  return (
    <DeskPage
      back={{ to: `${paths.reports}?${back}`, name: <Trans>Reports</Trans> }}
      title={day && deskDayWithWeekday(day)}
    >
      {!data && <LoadingOrFailed of={lines} failed={<Trans>The day could not be loaded.</Trans>} />}
      {data && (
        <>
          <p className="text-lg">
            <Apart
              parts={[
                location ? nameOf(location) : <Trans key="all">All branches</Trans>,
                <b key="sold">{deskAmount(data.sold)}</b>,
                <Plural key="held" value={data.held} one="# session" other="# sessions" />,
                <Trans key="missed">{data.missed} missed</Trans>,
              ]}
            />
          </p>
          <Sales of={data} nameOf={nameOf} />
          <Sessions of={data} nameOf={nameOf} />
          <PageLinks
            page={page}
            size={SIZE}
            count={Math.max(data.sales.count, data.sessions.count)}
            onChoose={turn}
          />
        </>
      )}
    </DeskPage>
  );
}

interface Props {
  of: ReportDay;
  nameOf(branch: string): string;
}

function Sales({ of: { sales, sold }, nameOf }: Props) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="sales-of-day" className="grid gap-2">
      <h2 id="sales-of-day" className="type-3">
        <Trans>Sales</Trans>
      </h2>
      {sales.count === 0 ? (
        <p className="text-muted">
          <Trans>Nothing was sold on this day.</Trans>
        </p>
      ) : (
        <DeskTable
          name={{ labelledBy: 'sales-of-day' }}
          columns={[
            { word: t`Invoice` },
            { word: t`Time` },
            { word: t`Branch` },
            { word: t`Client` },
            { word: t`Amount`, figure: true },
          ]}
          rows={sales.results.map(({ kind, document, at, location, client, amount }, place) => ({
            key: document ?? `${kind} ${at} ${place}`,
            cells: [
              document ? (
                <Link key="document" to={deskDocumentPath(document)} className="desk-link">
                  <bdi dir="ltr" translate="no">
                    {document}
                  </bdi>
                </Link>
              ) : kind === 'refund' ? (
                t`Refund`
              ) : (
                t`Sale`
              ),
              timeOfInstant(at),
              nameOf(location),
              <Client key="client" of={client} />,
              deskFigure(amount),
            ],
          }))}
          foot={[t`In all`, '', '', '', deskFigure(sold)]}
        />
      )}
    </section>
  );
}

function Sessions({ of: { day, sessions }, nameOf }: Props) {
  const { t, i18n } = useLingui();
  const sessionPath = (id: string) =>
    `${paths.desk}?${new URLSearchParams({ date: day, session: id })}`;
  return (
    <section aria-labelledby="sessions-of-day" className="grid gap-2">
      <h2 id="sessions-of-day" className="type-3">
        <Trans>Sessions</Trans>
      </h2>
      {sessions.count === 0 ? (
        <p className="text-muted">
          <Trans>Nobody held a session on this day.</Trans>
        </p>
      ) : (
        <DeskTable
          name={{ labelledBy: 'sessions-of-day' }}
          columns={[
            ...[t`Time`, t`Client`, t`Therapist`, t`Session`, t`Branch`, t`State`].map((word) => ({
              word,
            })),
            { word: t`Minutes`, figure: true },
          ]}
          rows={sessions.results.map((row) => ({
            key: row.booking_id,
            cells: [
              <Link key="time" to={sessionPath(row.booking_id)} className="desk-link">
                {timeOfInstant(row.starts_at)}
              </Link>,
              <Client key="client" of={row.client} />,
              <TherapistName key="therapist" name={row.therapist} />,
              row.services,
              nameOf(row.location),
              t(statusWords[row.status]),
              i18n.number(row.minutes),
            ],
          }))}
        />
      )}
    </section>
  );
}

function Client({ of }: { of: ReportDay['sales']['results'][number]['client'] }) {
  if (!of) return '–';
  return (
    <Link to={clientPath(of.id)} className="desk-link" translate="no">
      <bdi>{of.name}</bdi>
    </Link>
  );
}
