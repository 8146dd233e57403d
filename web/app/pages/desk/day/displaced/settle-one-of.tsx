import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { useReadSessionWaysQuery } from '../../../../state/api/calls/desk/rota/ways.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { SettleSession } from './settle-session.tsx';

type Row = ComponentProps<typeof SettleSession>;

interface Props extends Omit<Row, 'notYet' | 'session'> {
  /** With when it starts by now, where it is still to be settled at another time that cannot stay either. */
  session: Row['session'] & { readonly now_at: string };
  /** So many are to be settled that nothing is proposed for it yet. */
  later: boolean;
  /** What hits it, where a closure does. */
  closureId?: number;
}

/** The button is gone that was pressed for what is shown now: the focus would be lost with it. */
const focus = (element: HTMLElement | null) => element?.focus();

/** One of the sessions that cannot stay; where there are many, what is free for it is looked for when it is asked. */
export function SettleOneOf({ later, closureId, session: listed, ...row }: Props) {
  const session = row.settled ? listed : { ...listed, starts_at: listed.now_at };
  const { id } = session;
  const [looks, setLooks] = useState(false);
  const asked = closureId === undefined ? { id } : { id, closure_id: closureId };
  const { currentData, error, refetch } = useReadSessionWaysQuery(asked, {
    skip: !later || !looks,
  });
  if (later && looks && currentData) {
    const { covers, offers, message } = currentData;
    const found = row.covers ? { covers, offers } : { offers };
    return <SettleSession {...row} {...found} session={{ ...session, message }} ref={focus} />;
  }
  const find = (
    <button type="button" onClick={() => setLooks(true)} className="desk-tool desk-edged">
      <Trans>Find a way</Trans>
    </button>
  );
  const waits = (
    <LoadingOrFailed
      error={error}
      failed={<Trans>What could be done could not be loaded.</Trans>}
      onRetry={refetch}
    />
  );
  return <SettleSession {...row} session={session} notYet={later && (looks ? waits : find)} />;
}
