import { deskClosuresApi } from '../../../state/api/desk/closures-api.ts';
import { store } from '../../../state/store.ts';

/** Asks anew for every list of closures that is shown; resolves once it is answered. */
export async function askClosuresAnew(): Promise<void> {
  store.dispatch(deskClosuresApi.util.invalidateTags(['Day']));
  await Promise.all(store.dispatch(deskClosuresApi.util.getRunningQueriesThunk()));
}
