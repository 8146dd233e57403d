import { Trans } from '@lingui/react/macro';
import { DeskInput } from './desk-field.tsx';

interface Props {
  value: string;
  /** Nothing was typed, and it was needed. */
  missing: boolean;
  onChange(reason: string): void;
}

/** Why money moves, in the words of the person who moves it. */
export function ReasonInput({ value, missing, onChange }: Props) {
  return (
    <DeskInput
      label={<Trans>Reason</Trans>}
      error={missing && <Trans>Please say why.</Trans>}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
