import type { FoundClient } from '@limber/contract/desk/clients/client-search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Glyph } from '../../../../ui/glyph.tsx';
import { clientPath } from '../client-path.ts';
import { DeskButton } from '../desk-button.tsx';
import { NewClientLine, optionOf } from './found-client.tsx';
import { SearchBox } from './search-box.tsx';
import { useClientSearch } from './use-client-search.ts';
import { useSearchText } from './use-search-text.ts';

/** A person as a sale names them. */
export type Person = Pick<FoundClient, 'id' | 'first_name' | 'last_name'> & {
  phone_number?: string | null;
};

interface Props {
  label: string;
  chosen: Person | null;
  onChoose(person: Person | null): void;
  /** Closes the search without a choice. */
  onLeave?(): void;
  /** Creates a client from the typed text; left out where only existing clients can be chosen. */
  onNew?(typed: string): void;
}

/** Finds one client of the studio by any part of a name or number. */
export function FindPerson({ label, chosen, onChoose, onLeave, onNew }: Props) {
  const clear = onLeave ?? (() => onChoose(null));
  if (chosen) return <Chosen label={label} person={chosen} onClear={clear} />;
  return (
    <Finder
      label={label}
      onChoose={onChoose}
      {...(onLeave && { onLeave })}
      {...(onNew && { onNew })}
    />
  );
}

function Chosen({ label, person, onClear }: { label: string; person: Person; onClear(): void }) {
  const { t } = useLingui();
  const name = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The field that had the focus is gone.
    if (document.activeElement === document.body) name.current?.focus();
  }, []);
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-surface px-3 py-1">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <div className="min-w-40 flex-1">
          <span className="block text-sm text-muted">{label}</span>
          <strong
            ref={name}
            tabIndex={-1}
            dir="auto"
            className="desk-name block truncate"
            translate="no"
          >
            {nameOf(person)}
          </strong>
        </div>
        <Link
          to={clientPath(person.id)}
          className="link inline-flex min-h-11 shrink-0 items-center text-sm"
        >
          <Trans>Open client</Trans>
        </Link>
        {person.phone_number && (
          <bdi dir="ltr" className="text-sm text-muted" translate="no">
            {person.phone_number}
          </bdi>
        )}
      </div>
      <DeskButton look="plain" onClick={onClear} aria-label={t`Choose somebody else`}>
        <Glyph name="close" className="size-4.5" />
      </DeskButton>
    </div>
  );
}

interface FinderProps extends Pick<Props, 'label' | 'onLeave' | 'onNew'> {
  onChoose(person: Person): void;
}

const newId = 'new';

function Finder({ label, onChoose, onLeave, onNew }: FinderProps) {
  const { t } = useLingui();
  const { typed, hurries, field } = useSearchText(label);
  const { found, ready, failed } = useClientSearch(typed, hurries);
  const name = typed.trim();
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="text-sm text-muted">
        {label}
      </span>
      <SearchBox
        {...field}
        label={label}
        placeholder={t`Name or phone`}
        options={
          name === ''
            ? []
            : [
                ...found.map((client) => optionOf(client, found)),
                ...(onNew ? [{ id: newId, content: <NewClientLine typed={name} /> }] : []),
              ]
        }
        ready={ready && name !== ''}
        onTake={(id) => {
          if (id === newId) return onNew?.(name);
          const person = found.find((each) => String(each.id) === id);
          if (person) onChoose(person);
        }}
        onEscape={() => (typed === '' ? onLeave?.() : field.onType(''))}
        className="max-h-72 overflow-y-auto"
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {failed && <Trans>Clients could not be searched. Please check your connection.</Trans>}
        {!failed && ready && name.length > 1 && found.length === 0 && (
          <Trans>Nobody was found.</Trans>
        )}
      </p>
    </div>
  );
}

/** The full name, trimmed if there is no last name. */
export function nameOf({ first_name, last_name }: Person): string {
  return `${first_name} ${last_name}`.trim();
}
