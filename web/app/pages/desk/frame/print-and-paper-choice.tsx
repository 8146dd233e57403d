import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DeskButton } from './desk-button.tsx';

/** Paper to print on. */
export type Paper = 'a4' | 'receipt';

const key = 'limber:paper';
const paperWords: Readonly<Record<Paper, MessageDescriptor>> = {
  a4: msg`A4`,
  receipt: msg`Receipt, 80 mm`,
};

/** The paper that this machine prints on, remembered. */
export function usePaper(): [Paper, (paper: Paper) => void] {
  const [paper, setPaper] = useState<Paper>(() =>
    unlessItFails(() => localStorage.getItem(key)) === 'receipt' ? 'receipt' : 'a4',
  );
  return [
    paper,
    (next) => {
      unlessItFails(() => localStorage.setItem(key, next));
      setPaper(next);
    },
  ];
}

function unlessItFails<T>(touch: () => T): T | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}

/** Chooses the paper, and prints. */
export function PaperTools({ paper, choose }: { paper: Paper; choose: (paper: Paper) => void }) {
  const { t } = useLingui();
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
            {t(paperWords[each])}
          </button>
        ))}
      </fieldset>
      <DeskButton look="main" onClick={() => window.print()}>
        <Trans>Print</Trans>
      </DeskButton>
    </>
  );
}
