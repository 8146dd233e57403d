import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useSignInModal } from '../../../components/sign-in/sign-in-modal.tsx';
import { Button } from '../../../ui/button.tsx';

/** Lets a visitor who owns a package sign in without leaving the page. */
export function PackageSignIn() {
  const modal = useSignInModal();
  return (
    <Button tone="quiet" className="-mt-3 mb-3 -ms-3 px-3!" onClick={() => modal.open()}>
      <KeyRound aria-hidden="true" className="size-5 shrink-0" />
      <span className="text-start">
        <Trans>Have a package? Sign in to use it</Trans>
      </span>
    </Button>
  );
}
