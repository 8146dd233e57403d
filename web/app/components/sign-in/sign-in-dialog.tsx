import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { DialogFrame } from '../../ui/overlay/dialog-frame.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SignInHeading, type SignInMode } from './sign-in-heading.tsx';

const SignIn = lazyPart(async () => (await import('./sign-in.tsx')).SignIn, {
  loading: <Spinner />,
});

interface Props {
  /** Shown above the e-mail field. */
  notice?: string;
  /** Initial address. */
  email?: string;
  onClose(): void;
  onVerified(): void;
}

/** The sign-in in a dialog; closing unmounts it, which clears e-mail and code. */
export function SignInDialog({ notice, email, onClose, onVerified }: Props) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const [mode, setMode] = useState<SignInMode>('email');
  return (
    <DialogFrame open onClose={onClose} title={<SignInHeading mode={mode} />} closeLabel={t`Close`}>
      <SignIn
        surface="modal"
        notice={notice}
        initialEmail={email}
        onModeChange={setMode}
        goOn={{ path: pathname + search }}
        onVerified={onVerified}
      />
    </DialogFrame>
  );
}
