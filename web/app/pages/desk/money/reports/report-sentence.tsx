/** The sentence of a report, its figures in bold. */
export function ReportSentence({ children }: { children: string }) {
  return (
    <p className="report-sentence">
      {children.split(FIGURES).map((part, at) =>
        // Every second part is a figure.
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
          <b key={at}>{part}</b>
        ) : (
          part
        ),
      )}
    </p>
  );
}

/** An amount with its currency, a share, or a count that is no part of a date. */
const FIGURES =
  /((?<![\d.,])[−-]?\d[\d,]*\.\d+(?: [A-Z]{3})?|\d[\d,]*%|(?<=; |، |الجلسات |يحضر |للعملاء )\d[\d,]*(?=[ .،؛])|(?<=, )\d[\d,]*(?= missed))/;
