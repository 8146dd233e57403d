import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type Became, becameWords } from '../till/refunded-session-words.ts';

const meaningWords: Readonly<Record<Became, MessageDescriptor>> = {
  free: msg`A favour: the client keeps the money and owes nothing.`,
  owed: msg`It was entered by mistake: the session is due again.`,
};

interface Props {
  value: Became | undefined;
  onChange(becomes: Became): void;
  isMissing: boolean;
  /** The amount exceeds what this person may refund as a favour. */
  isForManager: boolean;
}

/** Whether a refunded session is free from now on, or has to be paid in another way. */
export function RefundedSessionChoice({ value, onChange, isMissing, isForManager }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset className="grid gap-1" aria-describedby={isMissing ? id : undefined}>
      <legend className="mb-1 text-sm text-muted">
        <Trans>What happens to the session</Trans>
      </legend>
      {(['free', 'owed'] as const).map((each) => (
        <label
          key={each}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line px-3 py-2 has-disabled:cursor-default has-disabled:text-muted"
        >
          <input
            type="radio"
            name={id}
            checked={value === each}
            disabled={each === 'free' && isForManager}
            onChange={() => onChange(each)}
            className="mt-1 size-4 shrink-0 accent-primary"
          />
          <span>
            {t(becameWords[each])}
            <span className="block text-sm text-muted">
              {each === 'free' && isForManager ? (
                <Trans>Only a manager may give back this much as a favour.</Trans>
              ) : (
                t(meaningWords[each])
              )}
            </span>
          </span>
        </label>
      ))}
      {isMissing && (
        <p id={id} role="alert" className="text-sm font-medium text-err">
          <Trans>Please say whether the session is now free or has to be paid again.</Trans>
        </p>
      )}
    </fieldset>
  );
}
