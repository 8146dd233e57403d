import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Drawing } from '../../../../ui/glyph.tsx';

interface Props {
  path: string;
  className: string;
  /** Shows the drawing alone where words do not fit; a screen reader reads the words. */
  brief: boolean;
  children: ReactNode;
}

/** A drawing that marks a session, with its words. */
export function SessionSign({ path, className, brief, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 font-semibold',
        brief ? 'shrink-0 whitespace-nowrap' : 'max-w-full',
        className,
      )}
    >
      <Drawing path={path} className="size-3.5 shrink-0" strokeWidth={2.5} />
      <span className={brief ? 'sr-only' : undefined}>{children}</span>
    </span>
  );
}
