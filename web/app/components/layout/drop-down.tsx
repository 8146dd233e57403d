import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { buttonClasses } from '../../ui/button-classes.ts';

interface Props {
  /** Content of the button, and its name unless `label` is given. */
  button: ReactNode;
  label?: string;
  className?: string;
  /** The panel below; receives a function that closes it. */
  children(close: () => void): ReactNode;
}

/** A button with a panel below it. Escape, and moving the focus away, close it. */
export function DropDown({ button, label, className, children }: Props) {
  const panel = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    opener.current?.focus();
  }
  function closeOnLeave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for keys that bubble from its buttons
    <div className="relative" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className={buttonClasses('quiet', className)}
      >
        {button}
      </button>
      {/* Keeps the focus inside when a press hits something that cannot take it. */}
      <div
        id={panel}
        hidden={!open}
        tabIndex={-1}
        className="absolute end-0 top-full mt-2 w-max max-w-[90vw] min-w-48 rounded-card border border-hairline bg-surface p-2 shadow-float"
      >
        {children(() => setOpen(false))}
      </div>
    </div>
  );
}
