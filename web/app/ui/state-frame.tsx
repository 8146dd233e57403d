import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Props {
  icon: ReactNode;
  tone: 'primary' | 'err';
  title: ReactNode;
  children?: ReactNode;
  /** A button or link for what to do next. */
  action?: ReactNode;
  role?: 'alert';
  className?: string;
}

/** Shared look of empty and failed lists: an icon in the lattice's star, a sentence, an action. */
export function StateFrame({ icon, tone, title, children, action, role, className }: Props) {
  return (
    <div
      role={role}
      className={classNames(
        'state-frame grid justify-items-center gap-2 rounded-card border border-dashed border-line/60 px-6 py-10 text-center',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'relative mb-2 grid size-16 place-items-center [&>svg:last-child]:size-6',
          tone === 'err' ? 'text-err' : 'text-primary',
        )}
      >
        <svg viewBox="0 0 64 64" className="absolute inset-0" aria-hidden="true">
          <g fill="currentColor" fillOpacity="0.08" stroke="currentColor" strokeOpacity="0.4">
            <rect x="12" y="12" width="40" height="40" />
            <rect x="12" y="12" width="40" height="40" transform="rotate(45 32 32)" />
          </g>
        </svg>
        {icon}
      </span>
      <p className="text-lg font-semibold text-balance">{title}</p>
      {children && <div className="max-w-prose text-balance text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
