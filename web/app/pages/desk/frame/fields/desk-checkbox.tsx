import type { ComponentProps } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

/** A checkbox with its label, as high as a row of the desk; `className` is the label's. */
export function DeskCheckbox({ children, className, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classNames('flex min-h-11 items-center gap-2 lg:min-h-9', className)}>
      <input type="checkbox" {...input} className="size-5 flex-none accent-primary" />
      {children}
    </label>
  );
}
