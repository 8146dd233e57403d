import type { FoundClient } from '@limber/contract/desk/clients.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSettled } from '../../../components/use-settled.ts';
import { useDeskFindClientsQuery } from '../../../state/api/desk/find-api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Glyph } from '../../../ui/glyph.tsx';

/** Somebody as a sale names them. */
export type Person = Pick<FoundClient, 'id' | 'first_name' | 'last_name'> & {
  phone_number?: string | null;
};

interface Props {
  label: ReactNode;
  chosen: Person | null;
  onChoose(person: Person | null): void;
  /** Nobody is to be chosen after all. */
  onLeave?(): void;
}

/** One client of the studio, found by any part of a name or number. */
export function FindPerson({ label, chosen, onChoose, onLeave }: Props) {
  const clear = onLeave ?? (() => onChoose(null));
  return chosen ? (
    <Chosen label={label} person={chosen} onClear={clear} />
  ) : (
    <Finder label={label} onChoose={onChoose} {...(onLeave && { onLeave })} />
  );
}

function Chosen({ label, person, onClear }: { label: ReactNode; person: Person; onClear(): void }) {
  const { t } = useLingui();
  const name = useRef<HTMLElement>(null);
  useEffect(() => {
    // The field that had the focus has gone.
    if (document.activeElement === document.body) name.current?.focus();
  }, []);
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-surface px-3 py-1">
      <div className="min-w-0 grow">
        <span className="block text-sm text-muted">{label}</span>
        <strong ref={name} tabIndex={-1} className="block truncate">
          <bdi>{nameOf(person)}</bdi>
        </strong>
      </div>
      {person.phone_number && (
        <bdi dir="ltr" className="text-sm text-muted">
          {person.phone_number}
        </bdi>
      )}
      <button
        type="button"
        onClick={onClear}
        className="desk-tool"
        aria-label={t`Choose somebody else`}
      >
        <Glyph name="close" className="size-4.5" />
      </button>
    </div>
  );
}

interface FinderProps {
  label: ReactNode;
  onChoose(person: Person): void;
  onLeave?(): void;
}

function Finder({ label, onChoose, onLeave }: FinderProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const q = useSettled(typed.trim()) ?? '';
  const isLong = q.length > 1;
  const {
    currentData: found,
    isFetching,
    isError,
  } = useDeskFindClientsQuery({ q }, { skip: !isLong });
  const people = typed.trim().length > 1 ? (found ?? []) : [];
  const at = Math.min(active, people.length - 1);

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') setActive(Math.min(at + 1, people.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(at - 1, 0));
    else if (event.key === 'Enter') {
      const person = q === typed.trim() ? people[at] : undefined;
      if (person) onChoose(person);
    } else if (event.key === 'Escape' && typed !== '') setTyped('');
    else if (event.key === 'Escape' && onLeave) onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative grid gap-1">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        role="combobox"
        aria-expanded={people.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={people.length > 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        value={typed}
        placeholder={t`Name or phone`}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={moveByKey}
        className="desk-field w-full placeholder:font-normal"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t`People found`}
        className={classNames(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-control border border-hairline bg-surface p-1 shadow-float',
          people.length === 0 && 'hidden',
        )}
      >
        {people.map((person, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field points at it instead
          <div
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => onChoose(person)}
            onPointerMove={() => setActive(index)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3',
              index === at && 'bg-tint forced-colors:outline-2',
            )}
          >
            <span className="min-w-0 truncate font-semibold">{nameOf(person)}</span>
            <bdi dir="ltr" className="text-sm text-muted">
              {person.phone_number ?? person.email}
            </bdi>
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isError && <Trans>The search did not answer. Please try again.</Trans>}
        {isLong && !isFetching && !isError && found?.length === 0 && (
          <Trans>Nobody was found.</Trans>
        )}
      </p>
    </div>
  );
}

/** Whole, without a space where the last name was not told. */
export function nameOf({ first_name, last_name }: Person): string {
  return `${first_name} ${last_name}`.trim();
}
