import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'primary' | 'ok' | 'warn' | 'err' | 'info' | 'gold';

const tones: Record<BadgeTone, string> = {
  neutral: 'text-muted bg-line/12 border-line/40',
  primary: 'text-primary bg-primary/10 border-primary/35',
  ok: 'text-ok bg-ok/10 border-ok/35',
  warn: 'text-warn bg-warn/10 border-warn/35',
  err: 'text-err bg-err/10 border-err/35',
  info: 'text-info bg-info/10 border-info/35',
  gold: 'text-gold bg-gold/10 border-gold/35',
};

interface Props {
  tone?: BadgeTone;
  /** A small glyph, so that colour is not the only sign. */
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap [&_svg]:size-3.5',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
