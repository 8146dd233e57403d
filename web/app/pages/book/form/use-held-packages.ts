import {
  type ActivePackages,
  useListActivePackagesQuery,
} from '../../../state/api/packages-api.ts';
import { selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';

interface HeldPackages {
  signedIn: boolean;
  /** Undefined for a visitor, and until loaded. */
  active: ActivePackages | undefined;
  loading: boolean;
}

/** The client's usable packages; for a visitor none, and nothing is requested. */
export function useHeldPackages(): HeldPackages {
  const signedIn = useAppSelector(selectSignedIn);
  const { data, isLoading } = useListActivePackagesQuery(undefined, { skip: !signedIn });
  return { signedIn, active: signedIn ? data : undefined, loading: isLoading };
}
