import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useReadCounterQuery } from '../../../state/api/calls/desk/entry/counters.ts';
import { useReadSignInQuery } from '../../../state/api/desk-api.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { selectUser } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { comesToDesk } from '../frame/drafts/draft-store.ts';
import { forgetEarly } from '../frame/keys/early-keys.ts';
import { useDeskWords } from '../frame/words/use-desk-words.ts';
import { useRefusalSentence } from '../frame/words/use-refusal-sentence.tsx';
import { useCounterLock } from './use-counter-lock.ts';

// Neither is needed most times the desk is opened.
const SecondFactor = lazyPart(async () => (await import('./second-factor.tsx')).SecondFactor, {
  loading: <Waiting />,
});
const CounterPage = lazyPart(async () => (await import('./counter-page.tsx')).CounterPage, {
  loading: <Waiting />,
});

/** Shows the desk to staff who have passed both factors, and asks others for the second one. */
export function StaffOnly({ children }: { children: ReactNode }) {
  useDeskWords();
  const { data, error, refetch } = useReadSignInQuery();
  useCounterLock(data?.at_counter ? data.locks_after_minutes : null);
  const whose = useAppSelector(selectUser)?.id;
  const atCounter = data?.signed_in ? data.at_counter : undefined;
  useLayoutEffect(() => {
    if (whose !== undefined && atCounter !== undefined) comesToDesk(whose, atCounter);
  }, [whose, atCounter]);
  const access = useAppSelector(({ token }) => token.accessToken);
  // The token that the second factor was given, here or in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each token
  useEffect(() => {
    if (data?.signed_in === false) void refetch();
  }, [access]);
  const isAsked = data?.signed_in === false;
  useLayoutEffect(() => {
    if (isAsked) forgetEarly();
  }, [isAsked]);
  if (data?.signed_in) return children;
  if (data) return <SecondFactor who={data} />;
  if (error) return <NotLoaded error={error} onRetry={refetch} />;
  return <Waiting />;
}

/** The faces of a counter; in any other browser the sign-in page. */
export function StaffSignIn() {
  useDeskWords();
  useLayoutEffect(forgetEarly, []);
  const { data, error, refetch } = useReadCounterQuery();
  if (data) return <CounterPage counter={data} />;
  if (data === null) return <Navigate to={`${paths.login}?next=${paths.desk}`} replace />;
  if (error) return <NotLoaded error={error} onRetry={refetch} />;
  return <Waiting />;
}

function Waiting() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner />
    </div>
  );
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const said = useRefusalSentence(error);
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <ErrorState title={<Trans>The desk could not be opened.</Trans>} onRetry={onRetry}>
        {/* Says why the desk is closed to this person. */}
        {readFailure(error).status === 403 && said}
      </ErrorState>
    </main>
  );
}
