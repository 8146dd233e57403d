import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface Props {
  pressed: boolean;
  onPick(): void;
  children: ReactNode;
}

/** A length or size on a card; the picked one is filled and ticked. */
export function PickButton({ pressed, onPick, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPick}
      className={classNames(
        'relative flex min-h-14 flex-1 cursor-pointer flex-col items-center justify-center rounded-control border px-3 py-2 leading-tight font-semibold whitespace-nowrap tabular-nums transition-colors',
        pressed
          ? 'border-primary bg-primary text-on-primary forced-colors:bg-[Highlight]'
          : 'border-line hover:border-primary hover:bg-tint',
      )}
    >
      {/* Beside the text, so that nothing moves when one is picked. */}
      {pressed && (
        <Check aria-hidden="true" className="absolute start-2.5 top-1/2 size-4 -translate-y-1/2" />
      )}
      {children}
    </button>
  );
}
