import { Check } from 'lucide-react';

/** The check mark in the corner of a chosen card. */
export function ChosenMark() {
  return (
    <span className="absolute end-3 top-3 grid size-9 place-items-center rounded-full bg-ok text-bg shadow-card forced-colors:border">
      <Check aria-hidden="true" />
    </span>
  );
}
