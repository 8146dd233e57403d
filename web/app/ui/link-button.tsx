import type { ComponentProps } from 'react';
import { type ButtonTone, buttonClasses } from './button-classes.ts';

interface Props extends ComponentProps<'a'> {
  tone?: ButtonTone;
}

/** A link to another site that looks like a button; it opens in a new tab. */
export function LinkButton({ tone, className, children, ...rest }: Props) {
  return (
    <a target="_blank" rel="noreferrer" {...rest} className={buttonClasses(tone, className)}>
      {children}
    </a>
  );
}
