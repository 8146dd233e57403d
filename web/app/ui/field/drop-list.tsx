import { Check, ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { listKeyIndex } from './list-key-index.ts';

interface Props {
  label: ReactNode;
  /** Shown while nothing is chosen. */
  placeholder: string;
  entries: readonly { id: string; text: string }[];
  /** Id of the chosen entry, '' for none. */
  chosen: string;
  onChoose(id: string): void;
}

/** A drop-down list to choose one entry from: by arrow keys, typing, click and touch. */
export function DropList({ label, placeholder, entries, chosen, onChoose }: Props) {
  const base = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typed = useRef({ text: '', at: 0 });
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const text = entries.find(({ id }) => id === chosen)?.text;

  useEffect(() => {
    if (!open) return;
    list.current?.focus();
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  function show() {
    setActive(
      Math.max(
        0,
        entries.findIndex(({ id }) => id === chosen),
      ),
    );
    setOpen(true);
  }

  function choose(index: number) {
    const entry = entries[index];
    setOpen(false);
    button.current?.focus();
    if (entry) onChoose(entry.id);
  }

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Enter' || event.key === ' ') choose(active);
    else if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    } else if (event.key.length === 1) {
      const { text: before, at } = typed.current;
      const soFar = (event.timeStamp - at < 800 ? before : '') + event.key.toLowerCase();
      typed.current = { text: soFar, at: event.timeStamp };
      const found = entries.findIndex((entry) => entry.text.toLowerCase().startsWith(soFar));
      if (found >= 0) setActive(found);
    } else {
      const next = listKeyIndex(event.key, active, entries.length);
      if (next === undefined) return;
      setActive(next);
    }
    event.preventDefault();
  }

  function closeWhenLeft(event: FocusEvent) {
    // The button's own click closes it.
    if (event.relatedTarget !== button.current) setOpen(false);
  }

  return (
    <div className="relative grid gap-1.5">
      <span id={`${base}-label`} className="font-semibold">
        {label}
      </span>
      <button
        ref={button}
        type="button"
        id={`${base}-button`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-labelledby={`${base}-label ${base}-button`}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show();
        }}
        className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 text-start tabular-nums hover:border-primary"
      >
        <span className={text ? undefined : 'text-muted'}>{text ?? placeholder}</span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 text-muted transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-labelledby={`${base}-label`}
          aria-activedescendant={`${base}-${active}`}
          onKeyDown={moveByKey}
          onBlur={closeWhenLeft}
          className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-48 scroll-mb-4 overflow-y-auto overscroll-contain rounded-control border border-hairline bg-surface p-1 shadow-float outline-none"
        >
          {entries.map((entry, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the list points at it instead
            <div
              key={entry.id}
              id={`${base}-${index}`}
              role="option"
              aria-selected={entry.id === chosen}
              onClick={() => choose(index)}
              onPointerMove={() => setActive(index)}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3 tabular-nums',
                index === active && 'bg-tint forced-colors:outline-2',
                entry.id === chosen && 'font-bold text-primary',
              )}
            >
              {entry.text}
              {entry.id === chosen && <Check aria-hidden="true" className="size-4" />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
