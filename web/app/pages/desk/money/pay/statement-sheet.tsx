import type { PayLine, PayStatement } from '@limber/contract/desk/money/pay.ts';
import type { PayLineKind } from '@limber/contract/desk/studio/pay-rates.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import '../../frame/paper.css';
import { Dot } from '../../../../ui/dot.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { deskAmount, deskFigure } from '../../frame/words/desk-amounts.ts';
import { deskMonth, deskShortDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { ClosedWords } from './closed-words.tsx';

const kindWords: Readonly<Record<PayLineKind, MessageDescriptor>> = {
  session: msg`Session`,
  product: msg`Product`,
  refund: msg`Refund`,
  tip: msg`Tip`,
};

/** A statement of pay with all its lines, for the screen and for paper. */
export function StatementSheet({ statement }: { statement: PayStatement }) {
  const { t } = useLingui();
  const { lines, therapist, month } = statement;
  const sums: readonly (readonly [MessageDescriptor, number])[] = [
    [msg`Sessions`, statement.sessions],
    [msg`Products`, statement.products],
    [msg`Refunds`, statement.refunds],
    [msg`Tips`, statement.tips],
    [msg`Corrections of closed months`, statement.corrections],
  ];
  return (
    <article data-paper="a4" className="paper">
      <h2 className="text-lg font-bold">
        <bdi translate="no">{therapist}</bdi>
        <Dot />
        {deskMonth(month)}
      </h2>
      <ClosedWords {...statement} />
      <dl className="my-4 grid max-w-md gap-1 tabular-nums">
        {sums
          .filter(([, sum], at) => at === 0 || sum !== 0)
          .map(([word, sum]) => (
            <div key={word.id} className="flex justify-between gap-4 border-b border-hairline py-1">
              <dt>{t(word)}</dt>
              <dd>{deskAmount(sum)}</dd>
            </div>
          ))}
        <div className="flex justify-between gap-4 py-1 text-lg font-bold">
          <dt>
            <Trans>In all</Trans>
          </dt>
          <dd>{deskAmount(statement.total)}</dd>
        </div>
      </dl>
      {lines.length === 0 ? (
        <p className="text-muted">
          <Trans>Nothing was earned in this month.</Trans>
        </p>
      ) : (
        <DeskTable
          name={t`Lines`}
          columns={[
            { word: t`What` },
            { word: t`Base without VAT`, figure: true },
            { word: t`Rate`, figure: true },
            { word: t`Amount`, figure: true },
          ]}
          rows={lines.map((line, at) => ({
            key: at,
            cells: [
              <What key="what" line={line} />,
              line.kind === 'tip' ? '' : deskFigure(line.base),
              <Rate key="rate" line={line} />,
              deskFigure(line.amount),
            ],
          }))}
        />
      )}
      <p className="mt-3 text-sm text-muted">
        <Trans>Each line is rounded by itself; the statement is the sum of its lines.</Trans>
      </p>
    </article>
  );
}

function What({ line }: { line: PayLine }) {
  const { t } = useLingui();
  const { kind, day, name, client, document, minutes, corrects } = line;
  return (
    <span className="grid [overflow-wrap:anywhere]">
      <span className="font-semibold">
        {t(kindWords[kind])}
        {name && (
          <>
            <Dot />
            <bdi>{name}</bdi>
          </>
        )}
      </span>
      <span className="text-sm font-normal text-muted">
        {deskShortDayWithWeekday(day)}
        {minutes !== 0 && (
          <>
            <Dot />
            <Plural value={minutes} one="# min" other="# min" />
          </>
        )}
        {client && (
          <>
            <Dot />
            <bdi translate="no">{client}</bdi>
          </>
        )}
        {document && (
          <>
            <Dot />
            <bdi dir="ltr">{document}</bdi>
          </>
        )}
      </span>
      {corrects && (
        <span className="text-sm font-medium text-warn">
          <Trans>Corrects {deskMonth(corrects)}</Trans>
        </span>
      )}
    </span>
  );
}

/** '12%', and by the hour where that is paid. */
function Rate({ line: { kind, percent, per_hour: perHour } }: { line: PayLine }) {
  if (kind === 'tip') return null;
  if (percent === null && perHour === null) return <Trans>No rate set</Trans>;
  return (
    <>
      {percent !== null && <bdi dir="ltr">{percent}%</bdi>}
      {perHour !== null && perHour > 0 && (
        <span className="block text-sm">
          <Trans>{deskFigure(perHour)} an hour</Trans>
        </span>
      )}
    </>
  );
}
