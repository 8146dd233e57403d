import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

/** The check mark in the corner of a chosen card. */
export function ChosenMark({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'absolute end-3 top-3 grid size-9 place-items-center rounded-full bg-ok text-bg shadow-card forced-colors:border',
        className,
      )}
    >
      <Check aria-hidden="true" />
    </span>
  );
}
