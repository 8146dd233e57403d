import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import { FoundClientLine, isAlike, NewClientLine } from '../find/found-client.tsx';
import { SearchBox } from '../find/search-box.tsx';
import { useClientSearch } from '../find/use-client-search.ts';
import { takeHeld } from '../shell/held-keys.ts';
import { type Caller, callerOf } from './caller.ts';

interface Props {
  onClient: (id: number) => void;
  onCaller: (caller: Caller) => void;
  onClose: () => void;
}

const newId = 'new';

/** Whom the session is for: somebody of the studio, or a new client of what was typed. */
export function ClientField({ onClient, onCaller, onClose }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [hurries, setHurries] = useState(false);
  const [entered, setEntered] = useState(false);
  // The field has the focus by now.
  useLayoutEffect(() => {
    const held = takeHeld();
    if (held.text === '') return;
    setTyped(held.text);
    setEntered(held.entered);
  }, []);
  const { found, ready, failed } = useClientSearch(typed, hurries);
  const clients = found.map((client) => ({
    id: String(client.id),
    content: <FoundClientLine client={client} alike={isAlike(client, found)} />,
    aside: client.other_name,
  }));
  const name = typed.trim();
  const anew = { id: newId, content: <NewClientLine typed={name} /> };
  return (
    <div className="mt-2 grid gap-2">
      <SearchBox
        label={t`Client`}
        placeholder={t`Name or phone`}
        typed={typed}
        onType={(text) => {
          setHurries(false);
          setTyped(text);
        }}
        options={name === '' ? [] : [...clients, anew]}
        ready={ready && name !== ''}
        onTake={(id) => (id === newId ? onCaller(callerOf(typed)) : onClient(Number(id)))}
        onHurry={() => setHurries(true)}
        onEscape={onClose}
        entered={entered}
      />
      {failed && (
        <p role="alert" className="text-err">
          <Trans>Clients could not be searched. Please check your connection.</Trans>
        </p>
      )}
    </div>
  );
}
