import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useSignInModal } from '../../../components/sign-in/sign-in-modal.tsx';
import {
  type ActivePackages,
  useLazyListActivePackagesQuery,
} from '../../../state/api/packages-api.ts';
import { Button } from '../../../ui/button.tsx';

/** For a visitor who holds a package: sign in without leaving the page. */
export function PackageSignIn({ onSignedIn }: { onSignedIn(mine: ActivePackages): void }) {
  const modal = useSignInModal();
  const [listActive] = useLazyListActivePackagesQuery();
  async function lookForPackages() {
    const { data } = await listActive();
    if (data) onSignedIn(data);
  }
  return (
    <Button
      tone="quiet"
      className="-mt-3 mb-3 -ms-3 px-3!"
      onClick={() => modal.open({ onSignedIn: lookForPackages })}
    >
      <KeyRound aria-hidden="true" className="size-5 shrink-0" />
      <span className="text-start">
        <Trans>Have a package? Sign in to use it</Trans>
      </span>
    </Button>
  );
}
