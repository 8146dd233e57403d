import { Ban, Check, Minus, X } from 'lucide-react';

/** Why a day has no times: shown as a shape, and announced in words. */
export interface DayNote {
  mark: 'closed' | 'off' | 'used' | 'ended';
  text: string;
  /** The day cannot be picked. */
  barred: boolean;
}

const shapes = { closed: X, off: Minus, used: Check, ended: Ban };

/** The note's shape, where other days show how full they are. */
export function NoteMark({ mark }: Pick<DayNote, 'mark'>) {
  const Shape = shapes[mark];
  return (
    <span aria-hidden="true" className="flex h-2 items-center justify-center">
      <Shape className="size-3" strokeWidth={3} />
    </span>
  );
}
