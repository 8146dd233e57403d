import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface Props {
  /** A cell in a row of lengths, or a button of its own. */
  look: keyof typeof looks;
  pressed: boolean;
  onPick(): void;
  children: ReactNode;
}

const looks = {
  cell: {
    frame: 'min-h-12 rounded-[0.625rem] px-0.5 py-1 text-sm/5',
    open: 'border-line hover:border-primary hover:bg-tint',
    // On the corner: nothing moves when one is picked, and words that fill the cell stay free.
    tick: '-end-1.5 -top-1.5 size-4 rounded-full border border-primary bg-surface p-0.5 text-primary',
  },
  button: {
    frame: 'min-h-14 rounded-control px-10 py-2 leading-tight',
    open: 'border-primary bg-tint text-primary hover:bg-primary/18',
    tick: 'start-3.5 top-1/2 size-5 -translate-y-1/2',
  },
} as const;

/** A length or size on a card; the picked one is filled and ticked. */
export function PickButton({ look, pressed, onPick, children }: Props) {
  const { frame, open, tick } = looks[look];
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPick}
      className={classNames(
        'relative flex flex-1 cursor-pointer flex-col items-center justify-center border font-semibold whitespace-nowrap tabular-nums transition-colors',
        frame,
        pressed ? 'border-primary bg-primary text-on-primary forced-colors:bg-[Highlight]' : open,
      )}
    >
      {pressed && <Check aria-hidden="true" className={classNames('absolute', tick)} />}
      {children}
    </button>
  );
}
