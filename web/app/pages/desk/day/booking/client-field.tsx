import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { NewClientLine, optionOf } from '../../frame/find/found-client.tsx';
import { SearchBox } from '../../frame/find/search-box.tsx';
import { useClientSearch } from '../../frame/find/use-client-search.ts';
import { useSearchText } from '../../frame/find/use-search-text.ts';
import { ClientsOfDay } from './clients-of-day.tsx';
import { readTypedClient, type TypedClient } from './read-typed-client.ts';

interface Props {
  onClient: (id: number) => void;
  onTypedClient: (caller: TypedClient) => void;
  onClose: () => void;
  /** The day on the board, whose clients are proposed. */
  day: DeskDay;
}

const newId = 'new';

/** The client of the session: an existing one, or a new one from the typed text. */
export function ClientField({ onClient, onTypedClient, onClose, day }: Props) {
  const { t } = useLingui();
  const { typed, hurries, field } = useSearchText('client', { takesBuffered: true });
  const { found, ready, failed } = useClientSearch(typed, hurries);
  const clients = found.map((client) => optionOf(client, found));
  const name = typed.trim();
  const newClient = { id: newId, content: <NewClientLine typed={name} /> };
  return (
    <div className="mt-2 grid gap-2">
      <SearchBox
        {...field}
        label={t`Client`}
        placeholder={t`Name or phone`}
        options={name === '' ? [] : [...clients, newClient]}
        ready={ready && name !== ''}
        onTake={(id) =>
          id === newId ? onTypedClient(readTypedClient(typed)) : onClient(Number(id))
        }
        onEscape={onClose}
      />
      {name === '' && (
        <>
          <p className="text-sm text-muted">
            <Trans>
              Any part of a name or number finds a client; a name that is new makes one. Press a
              free time on the board to set the time.
            </Trans>
          </p>
          <ClientsOfDay day={day} onClient={onClient} />
        </>
      )}
      {failed && (
        <p role="alert" className="text-err">
          <Trans>Clients could not be searched. Please check your connection.</Trans>
        </p>
      )}
    </div>
  );
}
