import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

export interface Option {
  readonly id: string;
  readonly content: ReactNode;
  /** Chosen only when selected: Enter alone takes the first of the others. */
  readonly aside?: boolean;
}

interface Props {
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  options: readonly Option[];
  /** Whether the options are for the current text; Enter waits for them. */
  ready: boolean;
  onTake: (id: string) => void;
  /** Enter is waiting for the options. */
  onHurry: () => void;
  onEscape?: () => void;
  /** Enter was pressed before the field was rendered. */
  entered?: boolean;
  /** Of the list. */
  className?: string;
}

/**
 * A search field with results below it: arrows select, Enter chooses, at first the first result
 * that is not `aside`.
 */
export function SearchBox({
  label,
  placeholder,
  typed,
  onType,
  options,
  ready,
  onTake,
  onHurry,
  onEscape,
  entered = false,
  className,
}: Props) {
  const base = useId();
  /** Undefined: nothing is selected yet. */
  const [active, setActive] = useState<number>();
  const [waits, setWaits] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const at =
    active === undefined
      ? options.findIndex(({ aside }) => !aside)
      : Math.min(active, options.length - 1);
  const chosen = options[at];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was waited for is there
  useEffect(() => {
    if (!waits || !ready) return;
    setWaits(false);
    if (chosen) onTake(chosen.id);
  }, [waits, ready]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as if it were pressed now
  useEffect(() => {
    if (!entered) return;
    setWaits(true);
    onHurry();
  }, [entered]);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape' && onEscape) onEscape();
    else if (key === 'ArrowDown') setActive(Math.min(at + 1, options.length - 1));
    else if (key === 'ArrowUp') setActive(Math.max(at - 1, 0));
    else if (key === 'Enter') {
      if (ready && chosen) onTake(chosen.id);
      else if (!ready) {
        setWaits(true);
        onHurry();
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <input
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${base}-list`}
        aria-activedescendant={chosen && `${base}-${chosen.id}`}
        // biome-ignore lint/a11y/noAutofocus: the field appears by the visitor's own action
        autoFocus
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        value={typed}
        onChange={(event) => {
          setActive(undefined);
          setWaits(false);
          onType(event.target.value);
        }}
        onKeyDown={press}
        placeholder={placeholder}
        className="desk-field w-full"
      />
      <div
        ref={list}
        id={`${base}-list`}
        role="listbox"
        aria-label={label}
        className={classNames('grid gap-0.5', className)}
      >
        {options.map(({ id, content }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has its keys
          <div
            key={id}
            id={`${base}-${id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => onTake(id)}
            className="desk-option"
          >
            {content}
          </div>
        ))}
      </div>
    </>
  );
}
