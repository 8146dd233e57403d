import { useLingui } from '@lingui/react/macro';
import { deskAmount } from '../words/desk-amounts.ts';
import type { State } from '../words/session-state.ts';
import { SessionSign } from './session-sign.tsx';

interface Props {
  /** In AED; undefined: how much is not known. */
  due: number | undefined;
  state: State;
  /** Shows the sign alone where words do not fit; a screen reader reads the words. */
  brief?: boolean;
}

/** Marks a session that still costs something: before it begins it is to be paid, afterwards it is not paid. */
export function NotPaid({ due, state, brief = false }: Props) {
  const { t } = useLingui();
  const isToCome = state === 'booked';
  const amount = due === undefined ? '' : deskAmount(due);
  const words = isToCome ? amount && t`${amount} to be paid` : amount && t`${amount} not paid`;
  return (
    <SessionSign
      path="M3 6h18v12H3zM12 9v6M14.5 9.8c-3-1.6-6 .9-2.5 2.2s.5 3.8-2.5 2.2"
      tone={isToCome ? 'quiet' : 'ember'}
      brief={brief}
    >
      {words || (isToCome ? t`To be paid` : t`Not paid`)}
    </SessionSign>
  );
}
