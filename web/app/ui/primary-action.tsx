import {
  type ComponentProps,
  createContext,
  type Ref,
  useContext,
  useImperativeHandle,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface Bar {
  /** Holds the primary action; null until rendered. */
  row: HTMLElement | null;
  /** Holds the content before it. */
  above: HTMLElement | null;
  /** In the bar at every width; otherwise only below `lg`. */
  always?: boolean;
}

/** The bar at the lower edge with the primary action; null without one. */
export const ActionBar = createContext<Bar | null>(null);

interface Props extends Omit<ComponentProps<typeof Button>, 'ref'> {
  ref?: Ref<{ focus(): void }>;
}

/**
 * The primary action. With a bar it is rendered there too, and styles show one of the two, so that
 * nothing needs to know the width. The one in the bar presses the other, which may belong to a
 * form.
 */
export function PrimaryAction({ ref, className, ...rest }: Props) {
  const bar = useContext(ActionBar);
  const inPlace = useRef<HTMLButtonElement>(null);
  const inBar = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({
    focus() {
      // The hidden one cannot be pressed.
      inPlace.current?.focus();
      inBar.current?.focus();
    },
  }));
  return (
    <>
      <Button
        ref={inPlace}
        className={classNames(bar && (bar.always ? 'hidden!' : 'max-lg:hidden'), className)}
        {...rest}
      />
      {bar?.row &&
        createPortal(
          <Button
            {...rest}
            ref={inBar}
            type="button"
            onClick={() => inPlace.current?.click()}
            className="min-w-0 max-sm:grow max-sm:px-3! max-sm:leading-tight max-[22rem]:text-[0.9375rem] sm:ms-auto"
          />,
          bar.row,
        )}
    </>
  );
}
