import type { ImportFile } from '@limber/contract/desk/studio/import-file.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useReadImportReportQuery } from '../../../../state/api/calls/desk/studio/imports.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';

interface Props {
  source: string;
  /** What the last file says in total. */
  totals: ImportFile['totals'];
}

/**
 * What came from a software beside that software's own totals: as its file says, or as somebody
 * types from its reports.
 */
export function ImportReport({ source, totals }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { data: report } = useReadImportReportQuery({ source });
  const [typed, setTyped] = useState<Partial<Record<keyof typeof totals, string>>>({});
  if (!report) return null;
  // A list of products says nothing about people.
  const isOfProducts = totals.products !== null;
  const lines = [
    ...(isOfProducts
      ? [
          { key: 'products' as const, word: t`Products`, here: report.products },
          { key: 'pieces' as const, word: t`Pieces in stock`, here: report.pieces },
        ]
      : [
          { key: 'people' as const, word: t`People`, here: report.people },
          { key: 'minutes' as const, word: t`Minutes left`, here: report.minutes },
          { key: 'value' as const, word: t`Value left, without VAT`, here: report.value },
        ]),
    ...(!isOfProducts && (report.credit > 0 || totals.credit)
      ? [{ key: 'credit' as const, word: t`Money on account`, here: report.credit }]
      : []),
    ...(!isOfProducts && report.visits > 0
      ? [{ key: 'visits' as const, word: t`Past sessions`, here: report.visits }]
      : []),
  ] as const;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h3 id={id} className="font-semibold">
        <Trans>Does it add up?</Trans>
      </h3>
      <p className="max-w-prose text-muted">
        <Trans>
          All that came from {source} so far, beside its own totals. They begin with what the file
          says; type those of its reports over them.
        </Trans>
      </p>
      <DeskTable
        name={t`Totals`}
        columns={[
          { word: <Trans>What</Trans> },
          { word: <Trans>In the old software</Trans> },
          { word: <Trans>Imported here</Trans>, figure: true },
          { word: <Trans>Difference</Trans> },
        ]}
        rows={lines.map(({ key, word, here }) => {
          const there = typed[key] ?? totals[key]?.toString() ?? '';
          const apart = there === '' ? null : amountOf(minorOf(here - Number(there)));
          return {
            key,
            cells: [
              word,
              <input
                key="there"
                type="number"
                inputMode="decimal"
                min={0}
                step="any"
                aria-label={t`${word}, in the old software`}
                value={there}
                onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
                className="desk-field max-w-36"
              />,
              i18n.number(here, { maximumFractionDigits: 2 }),
              apart === null || Number.isNaN(apart) ? (
                '–'
              ) : apart === 0 ? (
                <Badge key="apart" tone="ok">{t`None`}</Badge>
              ) : (
                <Badge key="apart" tone="warn">
                  {i18n.number(apart, { maximumFractionDigits: 2 })}
                </Badge>
              ),
            ],
          };
        })}
      />
    </section>
  );
}
