import {
  type ActivePackages,
  useListActivePackagesQuery,
} from '../../../state/api/packages-api.ts';
import { selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';

interface Held {
  signedIn: boolean;
  /** Undefined for a visitor, and until the server has answered. */
  active: ActivePackages | undefined;
  loading: boolean;
}

/** The usable packages of the client; a visitor has none and nothing is asked. */
export function useHeldPackages(): Held {
  const signedIn = useAppSelector(selectSignedIn);
  const { data, isLoading } = useListActivePackagesQuery(undefined, { skip: !signedIn });
  return { signedIn, active: signedIn ? data : undefined, loading: isLoading };
}
