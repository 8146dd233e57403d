import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';

interface Props {
  /** What is due with tips, rounded to coins. */
  allMinor: number;
  /** What the parts with a method take now. */
  nowMinor: number;
}

/** How far the parts of a payment go: what is to be paid, what they take, and what is left. */
export function SplitSums({ allMinor, nowMinor }: Props) {
  const leftMinor = allMinor - nowMinor;
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-3 gap-x-3">
        <Sum name={<Trans>To pay</Trans>} minor={allMinor} />
        <Sum name={<Trans>In these parts</Trans>} minor={nowMinor} />
        <Sum
          name={<Trans>Left to pay</Trans>}
          minor={leftMinor}
          className={leftMinor === 0 ? 'text-ok' : 'text-ember'}
        />
      </dl>
      <progress aria-hidden="true" className="desk-progress" max={allMinor} value={nowMinor} />
    </div>
  );
}

interface SumProps {
  name: ReactNode;
  minor: number;
  className?: string;
}

function Sum({ name, minor, className }: SumProps) {
  return (
    <div className="last:text-end">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={classNames('text-lg font-bold', className)}>{deskAmount(amountOf(minor))}</dd>
    </div>
  );
}
