import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { useReadSessionWaysQuery } from '../../../../state/api/calls/desk/rota/displaced-options.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { ResolveSession } from './resolve-session.tsx';

type Row = ComponentProps<typeof ResolveSession>;

interface Props extends Omit<Row, 'notYet' | 'session'> {
  /** With its current start, if it was moved to another time that cannot stay either. */
  session: Row['session'] & { readonly now_at: string };
  /** Too many are left, so alternatives are not looked for yet. */
  later: boolean;
  /** The closure that affects it, if any. */
  closureId?: number;
}

/** The pressed button is gone once alternatives are shown; without this the focus would be lost. */
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * One of the sessions that cannot stay. If there are many, alternatives are requested one session
 * at a time.
 */
export function ResolveOnRequest({ later, closureId, session: listed, ...row }: Props) {
  const session = row.settled ? listed : { ...listed, starts_at: listed.now_at };
  const { id } = session;
  const [looks, setLooks] = useState(false);
  const request = closureId === undefined ? { id } : { id, closure_id: closureId };
  const query = useReadSessionWaysQuery(request, {
    skip: !later || !looks,
  });
  const { currentData } = query;
  if (later && looks && currentData) {
    const { covers, offers, message } = currentData;
    const found = row.covers ? { covers, offers } : { offers };
    return <ResolveSession {...row} {...found} session={{ ...session, message }} ref={focus} />;
  }
  const find = (
    <DeskButton onClick={() => setLooks(true)}>
      <Trans>Find a solution</Trans>
    </DeskButton>
  );
  const waits = (
    <LoadingOrFailed of={query} failed={<Trans>The options could not be loaded.</Trans>} />
  );
  return <ResolveSession {...row} session={session} notYet={later && (looks ? waits : find)} />;
}
