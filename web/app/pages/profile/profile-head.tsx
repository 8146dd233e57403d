import { useBeforeHydration } from '../../components/layout/use-before-hydration.ts';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { rootKey } from '../../state/stored-tree.ts';
import { Greeting } from './greeting.tsx';

/**
 * The greeting of the signed-in client. The prerendered page contains it, hidden, and a script
 * beside it greets the client known to the browser; React then hydrates that.
 */
export function ProfileHead() {
  const user = useAppSelector(selectUser);
  const signedIn = useAppSelector(selectSignedIn);
  const role = useAppSelector(({ auth }) => auth.accountType);
  const isBuilt = useBeforeHydration();
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

/** Placeholder for the first name in the prerendered page. */
const someone = '…';

const headId = 'profile-head';

/**
 * Runs in the prerendered page: greets the client known to this browser before any script of the
 * application is loaded. Clients whose greeting looks different, with a cover photo or a link to
 * the desk, wait as before.
 */
const greetAhead = `(() => {
  try {
    const { auth, token } = JSON.parse(localStorage.getItem('${rootKey}')).state;
    const { id, first_name: name, cover_photo: cover } = auth.user;
    if (!token.accessToken || id === undefined || cover || auth.accountType !== 'client') return;
    const head = document.getElementById('${headId}');
    const words = head.querySelector('h1').firstChild;
    words.data = words.data.replace('${someone}', () => name);
    head.hidden = false;
  } catch {}
})();`;
