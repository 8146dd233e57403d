import type { DayReport } from '@limber/contract/desk/money/drawers.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { timeOfInstant } from '../../../../lib/dates.ts';
import { paths } from '../../../../paths.ts';
import { useReadDayReportQuery } from '../../../../state/api/calls/desk/money/drawers.ts';
import '../../frame/paper.css';
import { Dot } from '../../../../ui/dot.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { PaperTools, usePaper } from '../../frame/print-and-paper-choice.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskLongDay, deskMoment } from '../../frame/words/desk-dates.ts';
import { taxNames } from '../../frame/words/tax-words.ts';
import { methodWords } from '../till/method-choice.tsx';

export const meta = deskTitle(msg`Day report`);

/** A branch's takings of one day, for printing (Z report). */
export default function ReportPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const [paper, choosePaper] = usePaper();
  const report = useReadDayReportQuery({
    id: Number(id),
    location: query.get('location') ?? '',
  });
  const { data } = report;
  const location = query.get('location') ?? '';
  return (
    <DeskPage
      back={{
        to: `${paths.deskDrawer}?location=${encodeURIComponent(location)}`,
        name: <Trans>Drawer</Trans>,
      }}
      title={<Trans>Day report</Trans>}
      actions={
        data && (
          <>
            {data.drawer.closed_at !== null && (
              <Link
                to={`${paths.deskEvening}?location=${encodeURIComponent(location)}`}
                className="desk-tool desk-edged print:hidden"
              >
                <Trans>Evening</Trans>
              </Link>
            )}
            <PaperTools paper={paper} choose={choosePaper} />
          </>
        )
      }
      narrow
    >
      {!data && (
        <LoadingOrFailed of={report} failed={<Trans>The report could not be loaded.</Trans>} />
      )}
      {data && (
        <article data-theme="light" data-paper={paper} className="paper">
          <Report report={data} />
        </article>
      )}
    </DeskPage>
  );
}

const OWED: readonly string[] = ['credit', 'gift_card'];

export function Report({ report }: { report: DayReport }) {
  const { t } = useLingui();
  const { drawer, branch, methods, sales, refunds, voided, vat, tips, documents } = report;
  const { counted, expected, difference_reason: reason } = drawer;
  // A day of payments online has no drawer that somebody opens.
  const isOnline = drawer.opened_by === null;
  // What comes off an account or a gift card was taken before.
  const handed = methods.filter(
    ({ method }) => !OWED.includes(method) && (method === 'online') === isOnline,
  );
  const moved = drawer.movements.reduce((sum, { amount }) => sum + amount, 0);
  const difference = counted === null ? null : amountOf(minorOf(counted - expected));
  return (
    <>
      <h2 className="text-lg font-bold">
        {branch.name}
        <Dot />
        {deskLongDay(drawer.day)}
      </h2>
      {isOnline ? (
        <p>
          <Trans>What clients paid online. Nobody opens, counts or closes it.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Opened by <bdi translate="no">{drawer.opened_by}</bdi>,{' '}
            <bdi dir="ltr">{timeOfInstant(drawer.opened_at)}</bdi>
          </Trans>
        </p>
      )}
      {isOnline ? null : drawer.closed_at && drawer.closed_by ? (
        <p>
          <Trans>
            Closed by <bdi translate="no">{drawer.closed_by}</bdi>, {deskMoment(drawer.closed_at)}
          </Trans>
        </p>
      ) : (
        <p className="font-semibold">
          <Trans>Still open: these figures may change.</Trans>
        </p>
      )}
      <Part title={<Trans>Takings</Trans>}>
        {handed.map(({ method, taken, given_back: back }) => (
          <Line key={method} name={t(methodWords[method])} amount={taken - back}>
            {back > 0 && (
              <Trans>
                {deskAmount(taken)} taken, {deskAmount(back)} given back
              </Trans>
            )}
          </Line>
        ))}
        <Line
          name={<Trans>Together</Trans>}
          amount={handed.reduce((sum, each) => sum + each.taken - each.given_back, 0)}
          strong
        />
        {drawer.paid_in !== 0 && (
          <Line name={<Trans>Including money onto accounts</Trans>} amount={drawer.paid_in}>
            <Trans>Owed to clients: no sale, and no VAT until it is used.</Trans>
          </Line>
        )}
        {drawer.credit !== 0 && (
          <Line name={<Trans>Paid from accounts</Trans>} amount={drawer.credit}>
            <Trans>Sales for which money was on account before.</Trans>
          </Line>
        )}
        {drawer.gift_cards_sold !== 0 && (
          <Line name={<Trans>Including gift cards sold</Trans>} amount={drawer.gift_cards_sold}>
            <Trans>Owed to the holder of the card: no sale, and no VAT until it is used.</Trans>
          </Line>
        )}
        {drawer.gift_card !== 0 && (
          <Line name={<Trans>Paid by gift card</Trans>} amount={drawer.gift_card}>
            <Trans>Sales for which the card was paid before.</Trans>
          </Line>
        )}
        {drawer.rounding !== 0 && (
          <Line name={<Trans>Including cash rounding</Trans>} amount={drawer.rounding}>
            <Trans>Not part of the sale, and without VAT.</Trans>
          </Line>
        )}
      </Part>
      <Part title={<Trans>Sold and credited</Trans>}>
        <Line name={<Trans>Sales: {sales.count}</Trans>} amount={sales.total}>
          <Trans>VAT {deskAmount(sales.vat)}</Trans>
        </Line>
        <Line name={<Trans>Refunds: {refunds.count}</Trans>} amount={-refunds.total}>
          <Trans>VAT {deskAmount(refunds.vat)}</Trans>
          {voided > 0 && (
            <>
              <Dot />
              <Trans>Voided sales: {voided}</Trans>
            </>
          )}
        </Line>
        {vat.map((each) => (
          <Line
            key={`${each.tax} ${each.percent}`}
            name={
              each.tax === 'standard' ? (
                <Trans>VAT of {each.percent}%</Trans>
              ) : (
                t(taxNames[each.tax])
              )
            }
            amount={each.vat}
            strong
          >
            <Trans>Without VAT {deskAmount(each.net)}</Trans>
          </Line>
        ))}
      </Part>
      {tips.length > 0 && (
        <Part title={<Trans>Tips</Trans>}>
          {tips.map(({ therapist_id: id, therapist, amount }) => (
            <Line key={id} name={therapist} amount={amount} />
          ))}
        </Part>
      )}
      {!isOnline && (
        <Part title={<Trans>Cash</Trans>}>
          <Line name={<Trans>Float</Trans>} amount={drawer.float} />
          <Line name={<Trans>Cash taken</Trans>} amount={drawer.cash} />
          <Line name={<Trans>Put in and taken out</Trans>} amount={moved} />
          <Line name={<Trans>Expected cash</Trans>} amount={expected} strong />
          {counted !== null && <Line name={<Trans>Counted</Trans>} amount={counted} strong />}
          {difference !== null && (
            <Line name={<Trans>Difference</Trans>} amount={difference} strong>
              {reason}
            </Line>
          )}
        </Part>
      )}
      {documents.length > 0 && (
        <Part title={<Trans>Numbers</Trans>}>
          {documents.map(({ kind, count, first, last }) => (
            <div key={kind} className="flex flex-wrap justify-between gap-x-4 py-1">
              <dt>
                {kind === 'invoice' ? (
                  <Trans>Invoices: {count}</Trans>
                ) : (
                  <Trans>Credit notes: {count}</Trans>
                )}
              </dt>
              <dd>
                <bdi dir="ltr">{first === last ? first : `${first} – ${last}`}</bdi>
              </dd>
            </div>
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-4 break-inside-avoid">
      <h3 className="border-b border-line pb-1 font-bold">{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

interface LineProps {
  name: ReactNode;
  amount: number;
  strong?: boolean;
  /** Additional details. */
  children?: ReactNode;
}

function Line({ name, amount, strong = false, children }: LineProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 border-b border-hairline py-1 ${strong ? 'font-semibold' : ''}`}
    >
      <dt>
        {name}
        {children && <span className="block text-sm font-normal text-muted">{children}</span>}
      </dt>
      <dd className="whitespace-nowrap">{deskAmount(amountOf(minorOf(amount)))}</dd>
    </div>
  );
}
