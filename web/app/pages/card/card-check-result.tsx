import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

const tones = {
  ok: 'bg-[#1e6b45]',
  warn: 'bg-[#865600]',
  err: 'bg-[#a8201a]',
} as const;

interface Props {
  tone: keyof typeof tones;
  icon: ReactNode;
  /** In a word or two. */
  verdict: ReactNode;
  /** First name of the member. */
  name?: string;
  children: ReactNode;
  action?: ReactNode;
}

/** The answer as a plate, readable from a metre away: icon, word and colour all say the same. */
export function CardCheckResult({ tone, icon, verdict, name, children, action }: Props) {
  return (
    <div
      role="status"
      className="w-full overflow-hidden rounded-card border border-hairline bg-surface text-center shadow-float"
    >
      <div
        className={classNames(
          'grid justify-items-center gap-3 px-6 py-10 text-white forced-color-adjust-none',
          tones[tone],
        )}
      >
        <span aria-hidden="true" className="[&_svg]:size-28 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
        <h1 className="display text-6xl rtl:text-[2.75rem]">{verdict}</h1>
      </div>
      <div className="grid justify-items-center gap-3 px-6 py-8">
        {name && <p className="display text-5xl wrap-anywhere">{name}</p>}
        <p className="text-xl font-semibold text-balance tabular-nums">{children}</p>
        {action}
      </div>
    </div>
  );
}
