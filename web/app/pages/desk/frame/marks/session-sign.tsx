import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Drawing } from '../../../../ui/glyph.tsx';

interface Props {
  path: string;
  /** Loud only for what somebody has to do. */
  tone?: keyof typeof tones;
  /** Shows the drawing alone where words do not fit; a screen reader reads the words. */
  brief: boolean;
  children: ReactNode;
}

const tones = {
  quiet: 'text-muted',
  warn: 'font-semibold text-warn',
  ember: 'font-semibold text-ember',
};

/** A drawing that marks a session, with its words. */
export function SessionSign({ path, tone = 'quiet', brief, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex gap-1',
        brief
          ? 'shrink-0 items-center whitespace-nowrap'
          : 'max-w-full items-start [&>svg]:mt-[0.35em]',
        tones[tone],
      )}
    >
      <Drawing path={path} className="size-3.5 shrink-0" strokeWidth={2.5} />
      <span className={brief ? 'sr-only' : undefined}>{children}</span>
    </span>
  );
}
