import { deskTillApi } from '../../../state/api/desk/till-api.ts';
import { store } from '../../../state/store.ts';

/** Asks anew for whatever is shown of money; resolves once it is answered. */
export async function askTillAnew(): Promise<void> {
  store.dispatch(deskTillApi.util.invalidateTags(['Till']));
  await Promise.all(store.dispatch(deskTillApi.util.getRunningQueriesThunk()));
}
