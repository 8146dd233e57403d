import { useTakingOver } from '../../components/layout/use-taking-over.ts';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { greetAhead, headId, someone } from './greeting/greet-ahead.ts';
import { Greeting } from './greeting/greeting.tsx';

/**
 * The greeting of who is signed in. A built page has it for everybody, hidden, and a script beside it greets whom
 * the browser knows; React takes that over.
 */
export function ProfileHead() {
  const user = useAppSelector(selectUser);
  const signedIn = useAppSelector(selectSignedIn);
  const role = useAppSelector(({ auth }) => auth.accountType);
  const isBuilt = useTakingOver();
  return (
    <>
      <div
        id={headId}
        hidden={!signedIn}
        suppressHydrationWarning
        className="container-page pt-8 lg:pt-12"
      >
        <Greeting
          account={user}
          firstName={user?.first_name ?? someone}
          isStaff={role !== '' && role !== 'client'}
        />
      </div>
      {isBuilt && <script>{greetAhead}</script>}
    </>
  );
}
