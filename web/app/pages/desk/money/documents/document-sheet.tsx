import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import {
  amountsIn,
  factsOf,
  howPaid,
  knowsNoTax,
  noteOfLine,
  sumsByTax,
  titleOfDocument,
  documentWords as words,
} from '@limber/contract/desk/money/document-words.ts';
import type { PrintedDocument } from '@limber/contract/desk/money/documents.ts';
import { withCurrency } from '@limber/contract/money/currency.ts';
import type { ReactNode } from 'react';
import type { Paper } from '../../frame/print-and-paper-choice.tsx';
import '../../frame/paper.css';
import { Dot } from '../../../../ui/dot.tsx';

/** An invoice or credit note as printed: in both languages, and light in every theme. */
export function DocumentSheet({ document, paper }: { document: PrintedDocument; paper: Paper }) {
  const { trn, phone, number } = document;
  const title = titleOfDocument(document);
  const untaxed = knowsNoTax(document);
  return (
    <article
      aria-label={`${title.en} ${number}`}
      data-theme="light"
      data-paper={paper}
      dir="ltr"
      lang="en"
      className="paper"
    >
      <p className="text-xl font-bold text-primary">{document.brand}</p>
      <Both en={title.en} ar={title.ar} className="mt-2 text-lg font-bold" as="h2" />
      <Both
        en={document.legal_name}
        ar={document.legal_name_ar ?? ''}
        className="mt-2 font-semibold"
      />
      <Both en={document.branch_address} ar={document.branch_address_ar ?? ''} />
      <Fact label={words.phone} value={phone} />
      {trn && <Fact label={words.trn} value={trn} className="font-semibold" />}
      <div className="my-3 border-b border-line" />
      {factsOf(document).map(({ label, value }) => (
        <Fact
          key={label.en}
          label={label}
          value={value}
          className={label === words.number ? 'font-semibold' : ''}
        />
      ))}
      <Lines document={document} untaxed={untaxed} />
      <dl className="mt-3 grid justify-end gap-1">
        {sumsByTax(document.lines).map(({ label, amount }) => (
          <Sum key={label.en} label={label} amount={amount} />
        ))}
        {!untaxed && <Sum label={words.totalNet} amount={document.net} />}
        {!untaxed && <Sum label={words.totalVat} amount={document.vat} />}
        <Sum
          label={untaxed ? words.gross : words.total}
          amount={document.total}
          className="text-lg font-bold"
        />
        {howPaid(document).map(({ label, amount }) => (
          <Sum key={label.en} label={label} amount={amount} />
        ))}
      </dl>
      <Both {...amountsIn()} className="mt-4 text-sm text-muted" />
    </article>
  );
}

interface Words {
  readonly en: string;
  readonly ar: string;
}

function Both({
  en,
  ar,
  className = '',
  as: Tag = 'p',
}: Words & { className?: string; as?: 'p' | 'h2' }) {
  return (
    <Tag className={`paper-both ${className}`}>
      <span>{en}</span>
      <Arabic>{ar}</Arabic>
    </Tag>
  );
}

function Arabic({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span lang="ar" dir="rtl" className={className}>
      {children}
    </span>
  );
}

function Fact({
  label,
  value,
  className = '',
}: {
  label: Words;
  value: string | Words;
  className?: string;
}) {
  const said = typeof value === 'string' ? { en: value, ar: value } : value;
  return (
    <p className={`paper-both ${className}`}>
      <span>
        {label.en}: <bdi>{said.en}</bdi>
      </span>
      <Arabic>
        {label.ar}: <bdi>{said.ar}</bdi>
      </Arabic>
    </p>
  );
}

function Lines({ document, untaxed }: { document: PrintedDocument; untaxed: boolean }) {
  return (
    <table className="mt-4">
      <thead>
        <tr>
          <Title {...words.description} />
          <Title {...words.quantity} wide />
          {!untaxed && (
            <>
              <Title {...words.net} wide />
              <Title {...words.vatRate} wide />
              <Title {...words.vat} />
            </>
          )}
          <Title {...words.gross} />
        </tr>
      </thead>
      <tbody>
        {document.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
          <tr key={at}>
            <th scope="row">
              <span className="block">{line.item}</span>
              {line.item_ar && (
                <span lang="ar" dir="rtl" className="block text-left">
                  {line.item_ar}
                </span>
              )}
              {noteOfLine(line).map(({ label, amount }) => (
                <span key={label.en} className="block text-sm text-muted">
                  {label.en}
                  <Dot />
                  <Arabic>{label.ar}</Arabic>
                  {amount !== null && `: ${figureAtDesk(amount)}`}
                </span>
              ))}
            </th>
            <td className="paper-wide">{line.quantity}</td>
            {!untaxed && (
              <>
                <td className="paper-wide">{figureAtDesk(line.price - line.vat)}</td>
                <td className="paper-wide">
                  {line.tax === 'exempt' ? '–' : `${line.vat_percent}%`}
                </td>
                <td>{figureAtDesk(line.vat)}</td>
              </>
            )}
            <td>{figureAtDesk(line.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Title({ en, ar, wide = false }: Words & { wide?: boolean }) {
  return (
    <th scope="col" className={wide ? 'paper-wide' : undefined}>
      <span className="block">{en}</span>
      <span lang="ar" className="block">
        {ar}
      </span>
    </th>
  );
}

function Sum({
  label,
  amount,
  className = '',
}: {
  label: Words;
  amount: number;
  className?: string;
}) {
  return (
    <div className={`paper-sum ${className}`}>
      <dt>
        {label.en}
        <Dot />
        <Arabic className="unbroken">{label.ar}</Arabic>
      </dt>
      <dd>{withCurrency(figureAtDesk(amount), amount, 'en')}</dd>
    </div>
  );
}
