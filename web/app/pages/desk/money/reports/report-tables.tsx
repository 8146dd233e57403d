import type { StudioReport } from '@limber/contract/desk/money/reports.ts';
import { EMIRATES, REPORT_NO_SHOWS } from '@limber/contract/terms/reports.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useStudio } from '../../../../components/use-studio.ts';
import { reportDayPath } from '../../../../paths.ts';
import { deskFigure } from '../../frame/words/desk-amounts.ts';
import { deskDay, deskMoment } from '../../frame/words/desk-dates.ts';
import { taxNames } from '../../frame/words/tax-words.ts';
import { GiftCardsOfDays } from './gift-cards-of-days.tsx';
import { Payouts } from './payouts-section.tsx';
import { ReportTable } from './report-table.tsx';

interface Props {
  report: StudioReport;
  location: string | undefined;
  /** Day of the studio, `YYYY-MM-DD`. It is not over, so what is owed at its end is unknown. */
  today: string;
  branches: readonly { code: string; name: string }[];
}

/** The tables of a report, each with its file. */
export function ReportTables({ report, location, today, branches }: Props) {
  const { t, i18n } = useLingui();
  const { country } = useStudio();
  const { from, to, takings, total, vat, tax_return: taxReturn, therapists, products } = report;
  const { missed, owed } = report;
  const request = { from, to, location };
  const nameOf = (code: string) => branches.find((each) => each.code === code)?.name ?? code;
  const hasGiftCards = takings.some((row) => row.gift_card !== 0 || row.gift_cards_sold !== 0);
  const isRounded = total.rounding !== 0 || takings.some(({ rounding }) => rounding !== 0);
  const isOnline = takings.some(({ online }) => online !== 0);
  const isOnAccount = takings.some(({ paid_in, credit }) => paid_in !== 0 || credit !== 0);
  const sums = (row: typeof total) => [
    ...[row.sold, row.credited, row.vat, row.cash, row.terminal, row.transfer, row.tips].map(
      deskFigure,
    ),
    ...(isOnline ? [deskFigure(row.online)] : []),
    ...(isOnAccount ? [deskFigure(row.paid_in), deskFigure(row.credit)] : []),
    ...(hasGiftCards ? [deskFigure(row.gift_cards_sold), deskFigure(row.gift_card)] : []),
    ...(isRounded ? [deskFigure(row.rounding)] : []),
  ];
  const suppliesIn = ({ box, percent }: StudioReport['tax_return'][number]) => {
    const emirate = EMIRATES.find((each) => each.box === box);
    const words = boxWords[box];
    const name = words ? t(words) : (emirate?.[i18n.locale === 'ar' ? 'ar' : 'en'] ?? '');
    return percent === null ? name : `${t(taxNames.standard)} ${percent}%${t`, `}${name}`;
  };
  return (
    <>
      <ReportTable
        title={t`Takings and VAT`}
        none={t`No drawer was open on these days.`}
        file={{ table: 'takings', ...request }}
        head={[
          t`Day`,
          t`Branch`,
          ...[t`Sold`, t`Credited`, t`VAT`, t`Cash`, t`Terminal`, t`Transfer`, t`Tips`],
          ...(isOnline ? [t`Online`] : []),
          ...(isOnAccount ? [t`Onto accounts`, t`From accounts`] : []),
          ...(hasGiftCards ? [t`Gift cards sold`, t`By gift card`] : []),
          ...(isRounded ? [t`Cash rounding`] : []),
        ]}
        texts={2}
        rows={takings.map((row) => ({
          key: `${row.day} ${row.location}`,
          cells: [
            <Link key="day" to={reportDayPath(row.day, row.location)} className="desk-link">
              {deskDay(row.day)}
            </Link>,
            ...[nameOf(row.location), ...sums(row)],
          ],
        }))}
        total={takings.length > 1 ? [t`In all`, '', ...sums(total)] : undefined}
      />
      <ReportTable
        title={t`VAT by rate`}
        none={t`Nothing was sold on these days.`}
        file={{ table: 'vat', ...request }}
        head={[t`Rate`, t`Sold less credited`, t`Without VAT`, t`VAT`]}
        texts={1}
        rows={vat.map((row) => ({
          key: `${row.tax} ${row.percent}`,
          cells: [
            row.tax === 'standard' ? `${row.percent}%` : t(taxNames[row.tax]),
            deskFigure(row.sold),
            deskFigure(row.net),
            deskFigure(row.vat),
          ],
        }))}
      />
      {country === 'AE' && (
        <>
          <ReportTable
            title={t`Tax return by box (VAT 201)`}
            none={t`Nothing was sold on these days.`}
            file={{ table: 'return', ...request }}
            head={[
              ...[t`Box`, t`Supplies`, t`Without VAT`, t`VAT`],
              ...[t`Adjustment without VAT`, t`Adjustment of VAT`],
            ]}
            texts={2}
            rows={taxReturn.map((line) => ({
              key: `${line.box} ${line.percent}`,
              cells: [
                line.box,
                suppliesIn(line),
                ...[line.net, line.vat, line.adjusted_net, line.adjusted_vat].map(deskFigure),
              ],
            }))}
          />
          <p className="-mt-2 max-w-prose text-sm text-muted">
            {taxReturn.some(({ box }) => box === '1') && (
              <>
                <Trans>
                  Box 1 has a line for each emirate. Choose the emirate of each branch under
                  Branches.
                </Trans>{' '}
              </>
            )}
            <Trans>
              Adjustments are credits for sales before these days. Purchases are not known here; an
              accountant confirms what is declared.
            </Trans>
          </p>
        </>
      )}
      {products.length > 0 && (
        <ReportTable
          title={t`Sales by product`}
          none={t`Nothing was sold on these days.`}
          file={{ table: 'products', ...request }}
          head={[t`Product`, t`Pieces`, t`Sold less credited`, t`VAT`]}
          texts={1}
          rows={products.map((row) => ({
            key: String(row.product_id),
            cells: [row.name, String(row.pieces), deskFigure(row.sold), deskFigure(row.vat)],
          }))}
        />
      )}
      <ReportTable
        title={t`Therapists`}
        none={t`Nobody held a session on these days.`}
        file={{ table: 'therapists', ...request }}
        head={[
          t`Therapist`,
          ...[t`Sessions`, t`Minutes`, t`Missed`, t`Value without VAT`, t`Tips`, t`Pay`],
        ]}
        texts={1}
        rows={therapists.map((row) => ({
          key: String(row.therapist_id),
          cells: [
            row.therapist,
            ...[row.sessions, row.minutes, row.no_shows].map((each) => i18n.number(each)),
            ...[deskFigure(row.value), deskFigure(row.tips)],
            row.pay === null ? t`No rate set` : deskFigure(row.pay),
          ],
        }))}
      />
      <Payouts report={report} days={request} />
      <GiftCardsOfDays from={from} to={to} nameOf={nameOf} />
      <ReportTable
        title={t`No-shows`}
        none={t`Every client came.`}
        file={{ table: 'missed', ...request }}
        head={[t`When`, t`Client`, t`Therapist`, t`Session`, t`Price`]}
        texts={4}
        rows={missed.map((row) => ({
          key: row.booking_id,
          cells: [
            deskMoment(row.starts_at),
            ...[row.client, row.therapist, row.services],
            row.package_minutes === null
              ? deskFigure(row.price)
              : t`${plural(row.package_minutes, { one: '# min', other: '# min' })} of a package`,
          ],
        }))}
      />
      {missed.length === REPORT_NO_SHOWS && (
        <p className="text-sm text-muted">
          <Trans>
            No-shows: only the first {REPORT_NO_SHOWS} are listed here. The CSV file has all.
          </Trans>
        </p>
      )}
      <section aria-labelledby="report-owed" className="grid gap-2">
        <h2 id="report-owed" className="type-3">
          {to < today ? <Trans>Owed at the end of {deskDay(to)}</Trans> : <Trans>Owed now</Trans>}
        </h2>
        <ReportTable
          file={{ table: 'owed', ...request }}
          title={t`Minutes that clients have left`}
          none=""
          head={[t`Packages`, t`Minutes`, t`Value without VAT`]}
          texts={0}
          rows={[
            {
              key: 'owed',
              cells: [
                i18n.number(owed.packages),
                i18n.number(owed.minutes),
                deskFigure(owed.value),
              ],
            },
          ]}
        />
        <p className="text-sm text-muted">
          <Trans>Of all branches: minutes may be used at any of them.</Trans>{' '}
          <Plural value={owed.packages} one="# package has some." other="# packages have some." />
        </p>
        {owed.accounts > 0 && (
          <ReportTable
            file={{ table: 'credit', ...request }}
            title={t`Money on account`}
            none=""
            head={[t`Clients`, t`Amount`]}
            texts={0}
            rows={[{ key: 'credit', cells: [String(owed.accounts), deskFigure(owed.credit)] }]}
          />
        )}
      </section>
    </>
  );
}

/** Boxes of the tax return that are not of one emirate. */
const boxWords: Readonly<Record<string, MessageDescriptor>> = {
  1: msg`No emirate chosen`,
  4: taxNames.zero_rated,
  5: taxNames.exempt,
  8: msg`In all`,
};
