import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ButtonTone } from '../../ui/button-classes.ts';
import { classNames } from '../../ui/class-names.ts';

interface Props {
  /** What the first button says. */
  does: ReactNode;
  tone?: ButtonTone;
  busy: boolean;
  disabled?: boolean;
  /** Left out: the first button sends the form around it. */
  onDo?(): void;
  /** What the button says that changes nothing. */
  keeps: ReactNode;
  onKeep(): void;
  /** In a dialog both share the width of a telephone. */
  inDialog?: boolean;
}

/** The two buttons under a question: one does it, the other leaves everything as it is. */
export function DoOrKeep({ does, tone, busy, disabled, onDo, keeps, onKeep, inDialog }: Props) {
  return (
    <div
      className={classNames(
        'flex flex-wrap gap-3',
        inDialog && 'max-sm:*:flex-1 max-sm:*:px-4! max-sm:*:whitespace-nowrap',
      )}
    >
      <Button
        type={onDo ? 'button' : 'submit'}
        tone={tone}
        busy={busy}
        disabled={disabled}
        onClick={onDo}
      >
        {does}
      </Button>
      <Button tone="secondary" onClick={onKeep}>
        {keeps}
      </Button>
    </div>
  );
}
