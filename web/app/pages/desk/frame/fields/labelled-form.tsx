import type { ComponentProps } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

interface Props extends ComponentProps<'form'> {
  /** What it is for, for screen readers. */
  name: string;
}

/** A form whose labels stand above their fields, and which says itself what is wrong. */
export function LabelledForm({ name, className, ...form }: Props) {
  return (
    <form
      noValidate
      aria-label={name}
      className={classNames('desk-labelled grid gap-4', className)}
      {...form}
    />
  );
}
