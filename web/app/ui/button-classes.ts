import { classNames } from './class-names.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

const tones: Record<ButtonTone, string> = {
  primary:
    'border border-transparent bg-primary text-on-primary not-disabled:hover:brightness-120 aria-[current]:brightness-110 ' +
    'disabled:bg-line/25 disabled:text-muted disabled:opacity-100',
  secondary:
    'border border-line bg-surface text-ink not-disabled:hover:border-primary hover:bg-tint',
  quiet: 'border border-transparent text-primary underline-offset-4 hover:bg-tint',
  danger: 'border border-err text-err hover:bg-err/10',
};

/** The classes of a button, for buttons and links; at least 44 px high. */
export function buttonClasses(tone: ButtonTone = 'primary', className?: string): string {
  return classNames(
    'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full px-6 py-2.5',
    'text-center font-semibold transition-[filter,background-color,border-color]',
    'disabled:cursor-not-allowed disabled:opacity-55',
    tones[tone],
    className,
  );
}
