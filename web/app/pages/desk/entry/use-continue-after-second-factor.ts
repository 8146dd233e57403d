import { useCallback } from 'react';
import { store, useAppDispatch } from '../../../state/store.ts';
import { setTokens } from '../../../state/token-slice.ts';

/** Continues with the access token given for the second factor; the refresh token stays. */
export function useContinueAfterSecondFactor(): (access: string) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (access) => {
      const { refreshToken } = store.getState().token;
      dispatch(setTokens({ accessToken: access, refreshToken }));
    },
    [dispatch],
  );
}
