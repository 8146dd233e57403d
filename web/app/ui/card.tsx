import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A raised surface. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-card border border-hairline bg-surface p-5 shadow-card sm:p-6',
        className,
      )}
    />
  );
}
