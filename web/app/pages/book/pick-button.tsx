import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface Props {
  pressed: boolean;
  onPick(): void;
  children: ReactNode;
}

/** One of several lengths or sizes on a card; the picked one is filled and ticked. */
export function PickButton({ pressed, onPick, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPick}
      className={classNames(
        'flex min-h-12 flex-1 cursor-pointer items-center justify-center gap-2 rounded-control border px-3 py-2 font-semibold whitespace-nowrap tabular-nums transition-colors',
        pressed
          ? 'border-primary bg-primary text-on-primary forced-colors:bg-[Highlight]'
          : 'border-line hover:border-primary hover:bg-tint',
      )}
    >
      {pressed && <Check aria-hidden="true" className="size-4" />}
      {children}
    </button>
  );
}
