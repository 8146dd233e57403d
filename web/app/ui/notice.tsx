import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  info: 'border-info/50 bg-info/8 text-info',
  warn: 'border-warn/50 bg-warn/8 text-warn',
  err: 'border-err/50 bg-err/8 text-err',
  ok: 'border-ok/50 bg-ok/8 text-ok',
};

interface Props {
  tone?: keyof typeof tones;
  /** Spoken at once when it appears. */
  alert?: boolean;
  children: ReactNode;
}

/** A message in the flow of the page. */
export function Notice({ tone = 'info', alert, children }: Props) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className={classNames('rounded-control border px-4 py-3 font-medium', tones[tone])}
    >
      {children}
    </div>
  );
}
