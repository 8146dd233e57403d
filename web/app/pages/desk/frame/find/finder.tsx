import type { FoundClient } from '@limber/contract/desk/clients/client-search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { DeskButton } from '../desk-button.tsx';
import { ClientActions } from './client-actions.tsx';
import { SearchBox } from './search-box.tsx';
import { useFindings } from './use-findings.tsx';
import { useOpenFinding } from './use-open-finding.ts';
import { useSearchText } from './use-search-text.ts';

/** Finds clients, sessions of the day on screen, and pages, from every page of the desk. */
export function Finder({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [client, setClient] = useState<FoundClient>();
  const go = useOpenFinding();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // Its field has the focus by now.
  const { typed, hurries, field } = useSearchText('finder', { takesBuffered: true });
  const shut = () => dialog.current?.close();
  const { findings, ready, failed } = useFindings(typed, hurries);
  const isEmpty = ready && typed.trim().length > 1 && findings.length === 0;

  const take = (id: string) => {
    const found = findings.find((each) => each.id === id);
    if (found?.client) return setClient(found.client);
    if (found?.to) go(found.to);
    shut();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t`Find`}
      onClose={onClose}
      onCancel={(event) => {
        // One step back, from a client's actions to the results.
        if (!client) return;
        event.preventDefault();
        setClient(undefined);
      }}
      className="mx-auto mt-[8dvh] mb-auto w-[min(32rem,calc(100vw-1.5rem))] rounded-card bg-surface p-3 text-ink shadow-float backdrop:bg-scrim"
    >
      {client ? (
        <ClientActions client={client} onDone={shut} onBack={() => setClient(undefined)} />
      ) : (
        <div className="grid gap-2">
          <div className="flex gap-2">
            <div className="grow">
              <SearchBox
                {...field}
                label={t`Find`}
                placeholder={t`Client, session or page`}
                options={findings}
                ready={ready}
                onTake={take}
                onEscape={shut}
                className="mt-2 max-h-[60dvh] overflow-auto"
              />
            </div>
            <DeskButton look="plain" onClick={shut} className="self-start md:hidden!">
              <Trans>Close</Trans>
            </DeskButton>
          </div>
          {isEmpty && (
            <p role="status" className="px-3 py-2 text-muted">
              <Trans>Nothing was found.</Trans>
            </p>
          )}
          {failed && (
            <p role="alert" className="px-3 py-2 text-err">
              <Trans>Clients could not be searched. Please check your connection.</Trans>
            </p>
          )}
        </div>
      )}
    </dialog>
  );
}
