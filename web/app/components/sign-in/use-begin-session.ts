import type { Account } from '@limber/contract/accounts.ts';
import { useCallback } from 'react';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';
import { useLazyMeQuery, useVerifyTokenMutation } from '../../state/api/sign-in-api.ts';
import { useAppDispatch } from '../../state/store.ts';
import { clearTokens, setTokens } from '../../state/token-slice.ts';

/** The account of the new session, or why there is none. */
export type BeginResult = { user: Account } | { failure: CallFailure | 'no tokens' };

/** Begins a session with the server's answer to a code or link, and loads the account. */
export function useBeginSession() {
  const dispatch = useAppDispatch();
  const [verifyToken] = useVerifyTokenMutation();
  const [fetchMe] = useLazyMeQuery();
  return useCallback(
    async (credentials: {
      data?: { access?: string; refresh?: string };
      error?: unknown;
    }): Promise<BeginResult> => {
      if (credentials.error) return { failure: readFailure(credentials.error) };
      const { access, refresh } = credentials.data ?? {};
      if (!access || !refresh) return { failure: 'no tokens' };
      dispatch(setTokens({ accessToken: access, refreshToken: refresh }));
      const [, me] = await Promise.all([verifyToken(), fetchMe()]);
      if (me.data) return { user: me.data };
      dispatch(clearTokens());
      return { failure: readFailure(me.error) };
    },
    [dispatch, verifyToken, fetchMe],
  );
}
