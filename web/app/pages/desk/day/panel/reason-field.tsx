import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DeskButton } from '../../frame/desk-button.tsx';

interface Props {
  field: UseFormRegisterReturn<'reason'>;
  /** Usual reasons; a press fills one in. */
  ready: readonly string[];
  onReady: (reason: string) => void;
  wrong: string | undefined;
}

/** Asks in a few words why a session is changed. */
export function ReasonField({ field, ready, onReady, wrong }: Props) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm text-muted">
        <Trans>Reason</Trans>
      </label>
      <div className="flex flex-wrap gap-2">
        {ready.map((each) => (
          <DeskButton key={each} onClick={() => onReady(each)}>
            {each}
          </DeskButton>
        ))}
      </div>
      <input
        id={id}
        maxLength={300}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        className="desk-field"
        {...field}
      />
      {wrong && (
        <span id={`${id}-error`} className="text-sm font-medium text-err">
          {wrong}
        </span>
      )}
    </div>
  );
}
