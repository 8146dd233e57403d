import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { DeskButton } from '../desk-button.tsx';
import { DeskCheckbox } from '../fields/desk-checkbox.tsx';

const keys: readonly (readonly [string, ReactNode])[] = [
  ['← ↑ ↓ →', <Trans key="move">Move between sessions</Trans>],
  ['Enter', <Trans key="open">Open the session</Trans>],
  ['Esc', <Trans key="shut">Close it</Trans>],
  ['N', <Trans key="new">New session</Trans>],
  ['I', <Trans key="here">Check in</Trans>],
  ['D', <Trans key="done">Done</Trans>],
  ['M', <Trans key="change">Move the session: arrows, then Enter</Trans>],
  ['R', <Trans key="again">Book it again in 1, 2 or 4 weeks</Trans>],
  ['W', <Trans key="wait">Put a client on the waiting list</Trans>],
  ['U', <Trans key="undo">Undo</Trans>],
  ['X', <Trans key="pay">Take payment</Trans>],
  ['C T B A L', <Trans key="way">Cash, terminal, transfer, account, later</Trans>],
  ['Ctrl K', <Trans key="find">Find a client, a session, a page</Trans>],
  ['T', <Trans key="today">Today</Trans>],
  [', .', <Trans key="day">The day before, the day after</Trans>],
  ['B', <Trans key="branch">The next branch</Trans>],
  ['L', <Trans key="list">Board or list</Trans>],
  ['C V', <Trans key="copy">In the rota: copy a day, paste it</Trans>],
  ['W', <Trans key="copy-week">In the rota: copy the week of a person</Trans>],
  ['?', <Trans key="help">These keys</Trans>],
];

interface Props {
  keysOn: boolean;
  setKeysOn: (on: boolean) => void;
  onClose: () => void;
}

export function KeysHelp({ keysOn, setKeysOn, onClose }: Props) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t`Keys`}
      onClose={onClose}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-scrim"
    >
      <h2 className="type-3 mb-4">
        <Trans>Keys</Trans>
      </h2>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(([key, meaning], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: W means another thing in the rota
          <div key={at} className="contents">
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <DeskCheckbox
        checked={keysOn}
        onChange={(event) => setKeysOn(event.target.checked)}
        className="mt-4"
      >
        <Trans>Single-letter keys and arrows</Trans>
      </DeskCheckbox>
      <DeskButton
        look="plain"
        onClick={() => dialog.current?.close()}
        className="mt-2 border border-line"
      >
        <Trans>Close</Trans>
      </DeskButton>
    </dialog>
  );
}
