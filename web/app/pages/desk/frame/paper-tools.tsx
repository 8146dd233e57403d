import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** Paper to print on. */
export type Paper = 'a4' | 'receipt';

const key = 'limber:paper';
const names: Record<Paper, ReactNode> = {
  a4: <Trans>A4</Trans>,
  receipt: <Trans>Receipt, 80 mm</Trans>,
};

/** The paper that this machine prints on, remembered. */
export function usePaper(): [Paper, (paper: Paper) => void] {
  const [paper, setPaper] = useState<Paper>(() =>
    kept(() => localStorage.getItem(key)) === 'receipt' ? 'receipt' : 'a4',
  );
  return [
    paper,
    (next) => {
      kept(() => localStorage.setItem(key, next));
      setPaper(next);
    },
  ];
}

function kept<T>(touch: () => T): T | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}

/** Chooses the paper, and prints. */
export function PaperTools({ paper, choose }: { paper: Paper; choose: (paper: Paper) => void }) {
  return (
    <>
      <fieldset className="flex rounded-full border border-line p-0.5">
        <legend className="sr-only">
          <Trans>Print on</Trans>
        </legend>
        {(['a4', 'receipt'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={paper === each}
            onClick={() => choose(each)}
            className="desk-choice"
          >
            {names[each]}
          </button>
        ))}
      </fieldset>
      <button type="button" onClick={() => window.print()} className="desk-tool desk-main-tool">
        <Trans>Print</Trans>
      </button>
    </>
  );
}
