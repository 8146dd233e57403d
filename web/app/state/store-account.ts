import type { Account } from '@limber/contract/accounts.ts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { setUser } from './auth-slice.ts';

/**
 * For `onQueryStarted`: stores the account that the server answers, which header and pages show.
 */
export async function storeAccount(
  _arg: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch(action: UnknownAction): unknown; queryFulfilled: Promise<{ data: Account }> },
): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(setUser(answer.data));
}
