import { Trans } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '../../../../../ui/class-names.ts';
import { DeskTable } from '../../../frame/desk-table.tsx';
import { CsvButton, type ReportFile } from '../csv-button.tsx';

interface Props {
  title: string;
  /** What it tells, in a line. */
  note?: ReactNode;
  file: ReportFile;
  /** The colours of what is drawn, as CSS, with their names. */
  legend?: readonly (readonly [swatch: string, name: string])[];
  wide?: boolean;
  /** The same figures to be read; left out where the chart is a table itself. */
  table?: Parameters<typeof DeskTable>[0]['rows'];
  columns?: Parameters<typeof DeskTable>[0]['columns'];
  children: ReactNode;
}

/** A chart with its name, its legend, its table and its file. */
export function ChartCard(props: Props) {
  const { title, note, file, legend, wide = false, table, columns = [], children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('chart-card', wide && 'chart-wide')}>
      <div className="chart-head">
        <div className="me-auto min-w-0">
          <h2 id={id} className="type-3">
            {title}
          </h2>
          {note && <p className="text-sm text-muted">{note}</p>}
        </div>
        <CsvButton title={title} file={file} />
      </div>
      {legend && (
        <ul className="chart-legend">
          {legend.map(([swatch, name]) => (
            <li key={name} style={swatchOf(swatch)}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {children}
      {table && (
        <details className="chart-table print:hidden">
          <summary>
            <Trans>As a table</Trans>
          </summary>
          <DeskTable name={title} columns={columns} rows={table} />
        </details>
      )}
    </section>
  );
}

/** In place of a drawing without anything to draw. */
export function NoSessionOnDays() {
  return (
    <p className="text-muted">
      <Trans>Nobody held a session on these days.</Trans>
    </p>
  );
}

const swatchOf = (swatch: string) => ({ '--swatch': swatch }) as CSSProperties;

interface BarsProps {
  name: string;
  /** Names of the columns: what is counted, and its figures. */
  head: readonly string[];
  rows: readonly {
    readonly key: string;
    readonly label: ReactNode;
    /** How long its bar is. */
    readonly amount: number;
    readonly figures: readonly string[];
  }[];
  none: string;
  swatch?: string;
}

/** A table whose rows are bars as well. */
export function BarTable({ name, head, rows, none, swatch }: BarsProps) {
  const most = Math.max(...rows.map(({ amount }) => amount), 0);
  if (most === 0) return <p className="text-muted">{none}</p>;
  return (
    <table className="chart-bars" aria-label={name} style={swatch ? swatchOf(swatch) : undefined}>
      <thead>
        <tr>
          {head.map((word, at) => (
            <th key={word} scope="col" className={at === 0 ? undefined : 'chart-figures'}>
              {word}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, amount, figures }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {figures.map((figure, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
              <td key={at} className="chart-figures">
                {figure}
              </td>
            ))}
            <td className="chart-bar ps-4">
              {amount > 0 && <span style={{ '--share': amount / most } as CSSProperties} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
