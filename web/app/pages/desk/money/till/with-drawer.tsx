import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useStudioToday } from '../../../../components/use-server-clock.ts';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { paths } from '../../../../paths.ts';
import {
  useOpenDrawerMutation,
  useReadDrawerQuery,
} from '../../../../state/api/calls/desk/money/drawers.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { minorIn } from '../../frame/fields/money-text.ts';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';
import { EarlierDrawerWords } from '../drawer/earlier-drawer-words.tsx';
import './till.css';

interface Props {
  location: string;
  /** The form that takes money, rendered once a drawer is open. */
  children: ReactNode;
}

/**
 * Money is taken while the branch's drawer is open, under the day of that drawer. Without one it is
 * opened in this place; one of an earlier day has to be closed first.
 */
export function WithDrawer({ location, children }: Props) {
  const { currentData: drawer, isError, refetch } = useReadDrawerQuery({ location });
  const today = useStudioToday();
  if (drawer && today && drawer.day < today) {
    return <EarlierDrawer location={location} day={drawer.day} />;
  }
  if (drawer) {
    return (
      <>
        <p className="text-sm text-muted">
          <Trans>Into the drawer of {deskDay(drawer.day)}</Trans>
        </p>
        {children}
      </>
    );
  }
  if (drawer === null) return <OpenDrawer location={location} />;
  if (!isError) return null;
  return <ErrorState title={<Trans>The drawer could not be read.</Trans>} onRetry={refetch} />;
}

/** Today's payments belong in today's books, so a drawer left open is counted first. */
function EarlierDrawer({ location, day }: { location: string; day: string }) {
  return (
    <div role="status" className="till-notice grid gap-3">
      <p>
        <EarlierDrawerWords day={day} />
      </p>
      <Link
        to={`${paths.deskDrawer}?location=${encodeURIComponent(location)}`}
        className="desk-tool desk-main-tool"
      >
        <Trans>Count and close it</Trans>
      </Link>
    </div>
  );
}

function OpenDrawer({ location }: { location: string }) {
  const [open, { isLoading, error }] = useOpenDrawerMutation();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const sentence = useRefusalSentence(error);
  const minor = minorIn(typed);

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (minor !== null) void open({ location, float: amountOf(minor) });
  }

  return (
    <form onSubmit={send} noValidate className="till-notice grid gap-3">
      <p>
        <Trans>The drawer of this branch is not open, so no money can be taken.</Trans>
      </p>
      <MoneyField
        label={<Trans>Opening cash in {currencyHere()}</Trans>}
        value={typed}
        onChange={setTyped}
        error={sentence ?? (tried && minor === null && <Trans>Please type an amount.</Trans>)}
      />
      <DeskButton look="main" type="submit" disabled={isLoading}>
        <Trans>Open the drawer</Trans>
      </DeskButton>
    </form>
  );
}
