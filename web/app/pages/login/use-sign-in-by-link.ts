import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { goOnWith, readHandedOver } from '../../components/sign-in/sign-in-handover.ts';
import { useBeginSession } from '../../components/sign-in/use-begin-session.ts';
import { paths } from '../../paths.ts';
import type { CallFailure } from '../../state/api/failure.ts';
import { useObtainTokenByLinkMutation } from '../../state/api/sign-in-api.ts';
import { selectSignedIn } from '../../state/selectors.ts';
import { store } from '../../state/store.ts';
import { showToast } from '../../ui/overlay/toast.tsx';

interface Attempt {
  /** Undefined while signing in. */
  failure: CallFailure | undefined;
  again(): void;
  /** Where to continue. */
  next: string;
}

/**
 * Signs in once with the secret after the address's '#', and continues where the code was
 * requested.
 */
export function useSignInByLink(): Attempt {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [obtainToken] = useObtainTokenByLinkMutation();
  const beginSession = useBeginSession();
  const [token] = useState(() => window.location.hash.slice(1));
  // Read before signing in: the waiting tab takes it back then.
  const [handedOver] = useState(
    () => readHandedOver(window.localStorage, Date.now()) ?? { path: paths.profile },
  );
  const [failure, setFailure] = useState<CallFailure>();

  async function signIn() {
    setFailure(undefined);
    const begun = await beginSession(await obtainToken({ token }));
    // A link that was opened twice, or after its code was typed, has already done its work.
    if ('failure' in begun && !selectSignedIn(store.getState())) {
      setFailure(begun.failure === 'no tokens' ? { status: 0, data: null } : begun.failure);
      return;
    }
    if ('user' in begun) showToast('success', t`You are signed in.`);
    goOnWith(window.localStorage, window.sessionStorage, handedOver);
    navigate(handedOver.path, { replace: true });
  }

  const begins = useRef(false);
  const begin = useEffectEvent(() => {
    if (begins.current) return;
    begins.current = true;
    // The secret stays neither in the address nor in the history.
    window.history.replaceState(window.history.state, '', paths.loginLink);
    void signIn();
  });
  useEffect(() => begin(), []);
  return { failure, again: signIn, next: handedOver.path };
}
