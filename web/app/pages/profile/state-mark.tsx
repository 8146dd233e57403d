import type { ReactNode } from 'react';

/** Classes of a state by how good it is. */
const tones = {
  good: 'text-ok',
  plain: 'text-muted',
  known: 'text-info',
  near: 'text-primary',
  over: 'text-warn',
  bad: 'text-err',
} as const;

interface Props {
  tone: keyof typeof tones;
  icon: ReactNode;
  children: ReactNode;
}

/** What a thing is: an icon and a word without a frame, so that it is never taken for a button. */
export function StateMark({ tone, icon, children }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap [&_svg]:size-4 ${tones[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}
