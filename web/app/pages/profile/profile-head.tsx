import { useTakingOver } from '../../components/layout/use-taking-over.ts';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { greetAhead, headId, someone } from './greeting/greet-ahead.ts';
import { Greeting } from './greeting/greeting.tsx';

/**
 * The greeting of the signed-in client. The prerendered page contains it, hidden, and a script
 * beside it greets the client known to the browser; React then hydrates that.
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
