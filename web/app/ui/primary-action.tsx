import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useImperativeHandle,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface Bar {
  /** Takes the primary action; null until it is drawn. */
  row: HTMLElement | null;
  /** Takes what has to be done before it. */
  above: HTMLElement | null;
  /** In the bar at every width; else below `lg` only. */
  always?: boolean;
}

/** The bar at the lower edge that has the primary action in reach; null where there is none. */
export const ActionBar = createContext<Bar | null>(null);

interface Props extends Omit<ComponentProps<typeof Button>, 'ref'> {
  ref?: Ref<{ focus(): void }>;
}

/**
 * The one action that leads on. Where a bar is, it is drawn there as well, and the styles show one of
 * the two: nothing has to know the width. The one in the bar presses the other, which may be a form's.
 */
export function PrimaryAction({ ref, className, ...rest }: Props) {
  const bar = useContext(ActionBar);
  const inPlace = useRef<HTMLButtonElement>(null);
  const inBar = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({
    focus() {
      // The one that is not shown takes none.
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

/** What has to be done before the primary action, in reach with it. */
export function BeforeAction({ children }: { children: ReactNode }) {
  const bar = useContext(ActionBar);
  if (!bar) return children;
  return (
    <>
      <div className="max-lg:hidden">{children}</div>
      {bar.above && createPortal(children, bar.above)}
    </>
  );
}
