import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** A checkbox with its label; the whole row can be pressed. */
export function Checkbox({ children, ...rest }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        {...rest}
        type="checkbox"
        className="size-5 shrink-0 accent-primary not-checked:appearance-none not-checked:rounded-[0.3rem] not-checked:border not-checked:border-line not-checked:bg-surface"
      />
      <span>{children}</span>
    </label>
  );
}
