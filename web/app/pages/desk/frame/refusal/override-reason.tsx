import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { DeskButton } from '../desk-button.tsx';
import type { Refusal } from './read-refusal.ts';

interface Props {
  refusal: Extract<Refusal, { kind: 'overridable' }>;
  busy: boolean;
  onReason: (reason: string) => void;
}

/** The rules that a change would break, and the reason to do it anyway: one tap, or a few words. */
export function OverrideReason({ refusal, busy, onReason }: Props) {
  const { t } = useLingui();
  const { fields } = useFailureText(refusal.call);
  const [isEmpty, setIsEmpty] = useState(false);
  const id = useId();
  const ready = [
    t`Agreed with the client`,
    t`The client is late`,
    t`The therapist agrees`,
    t`The manager agrees`,
  ];
  const field = useRef<HTMLInputElement>(null);
  const send = () => {
    const reason = field.current?.value.trim() ?? '';
    setIsEmpty(reason === '');
    if (reason === '') field.current?.focus();
    else onReason(reason);
  };
  return (
    <>
      <ul className="font-semibold">
        {refusal.brokenRules.map((rule) => (
          <li key={rule}>{fields?.[rule] ?? rule}</li>
        ))}
      </ul>
      <p>
        <Trans>It can still be saved with a reason:</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {ready.map((reason) => (
          <DeskButton
            key={reason}
            disabled={busy}
            onClick={() => onReason(reason)}
            className="bg-surface"
          >
            {reason}
          </DeskButton>
        ))}
      </div>
      {/* Not a form: it may stand inside one. */}
      <div className="flex flex-wrap items-start gap-2">
        <span className="grid min-w-40 grow gap-1">
          <input
            ref={field}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              send();
            }}
            maxLength={300}
            aria-label={t`Another reason`}
            placeholder={t`Another reason`}
            aria-invalid={isEmpty || undefined}
            aria-describedby={isEmpty ? id : undefined}
            className="desk-field"
          />
          {isEmpty && (
            <span id={id} className="text-sm font-medium text-err">
              <Trans>Please give a reason.</Trans>
            </span>
          )}
        </span>
        <DeskButton look="main" disabled={busy} onClick={send}>
          <Trans>Save with this reason</Trans>
        </DeskButton>
      </div>
    </>
  );
}
