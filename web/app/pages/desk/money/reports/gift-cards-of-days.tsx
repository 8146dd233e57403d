import { Trans, useLingui } from '@lingui/react/macro';
import {
  useDownloadGiftCardsMutation,
  useReportGiftCardsQuery,
} from '../../../../state/api/calls/desk/money/gift-cards.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { deskAmount, deskFigure } from '../../frame/words/desk-amounts.ts';
import { deskMoment } from '../../frame/words/desk-dates.ts';
import { entryWords } from '../gift-cards/gift-card-words.ts';
import { ReportTable } from './report-table.tsx';

interface Props {
  from: string;
  to: string;
  nameOf(branch: string): string;
}

/**
 * What is owed on gift cards when the days begin and end, and each change between. Nothing where there
 * are none. They are of all branches: a card is used wherever its holder goes.
 */
export function GiftCardsOfDays({ from, to, nameOf }: Props) {
  const { t } = useLingui();
  const query = useReportGiftCardsQuery({ from, to });
  const [download] = useDownloadGiftCardsMutation();
  const { currentData: data } = query;
  if (!data) {
    return (
      <LoadingOrFailed of={query} failed={<Trans>The gift cards could not be loaded.</Trans>} />
    );
  }
  const { entries, owed_before, owed } = data;
  if (entries.length === 0 && owed === 0 && owed_before === 0) return null;
  const sums: [string, number][] = [
    [t`Owed before`, owed_before],
    [t`Sold`, data.sold],
    [t`Used`, -data.used],
    [t`Given back`, -data.given_back],
    [t`Expired`, -data.expired],
    [t`Written off`, -data.voided],
    [t`Lost in disputes`, data.lost],
    [t`Of that, VAT was paid when it was sold`, data.owed_taxed],
    [t`Owed at the end`, owed],
  ];
  return (
    <div className="grid min-w-0 gap-3">
      <ReportTable
        title={t`Gift cards`}
        none={t`Nothing changed on gift cards on these days.`}
        file={{ name: `gift-cards-${from}-${to}`, fetch: () => download({ from, to }) }}
        head={[t`When`, t`Card`, t`What happened`, t`Branch`, t`By`, t`Amount`, t`Left`]}
        texts={5}
        rows={entries.map((entry, at) => ({
          key: String(at),
          cells: [
            deskMoment(entry.at),
            `…${entry.last_four}`,
            t(entryWords[entry.kind]),
            entry.location === null ? '' : nameOf(entry.location),
            entry.by ?? '',
            deskFigure(entry.amount),
            deskFigure(entry.balance),
          ],
        }))}
      />
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {sums
          .filter(([, amount], at) => amount !== 0 || at === 0 || at === sums.length - 1)
          .map(([name, amount]) => (
            <div key={name} className="grid">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-semibold tabular-nums">{deskAmount(amount)}</dd>
            </div>
          ))}
      </dl>
      <p className="max-w-prose text-sm text-muted">
        <Trans>
          Of all branches. What is owed on cards has no VAT until they pay for something, unless VAT
          was paid when they were sold.
        </Trans>
      </p>
    </div>
  );
}
