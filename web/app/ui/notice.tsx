import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  info: { classes: 'border-info/50 bg-info/8 text-info', Icon: Info },
  warn: { classes: 'border-warn/50 bg-warn/8 text-warn', Icon: TriangleAlert },
  err: { classes: 'border-err/50 bg-err/8 text-err', Icon: CircleAlert },
  ok: { classes: 'border-ok/50 bg-ok/8 text-ok', Icon: CircleCheck },
};

interface Props {
  tone?: keyof typeof tones;
  /** Announced as soon as it appears. */
  alert?: boolean;
  children: ReactNode;
}

/** A message in the flow of the page. */
export function Notice({ tone = 'info', alert, children }: Props) {
  const { classes, Icon } = tones[tone];
  return (
    <div
      role={alert ? 'alert' : undefined}
      className={classNames('flex gap-3 rounded-control border px-4 py-3 font-medium', classes)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}

/** Says what went wrong, as soon as it is given; nothing without it. */
export function ErrorNotice({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Notice tone="err" alert>
      {children}
    </Notice>
  );
}
