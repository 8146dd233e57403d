import { Trans } from '@lingui/react/macro';
import { useStudio } from '../use-studio.ts';

export type SignInMode = 'email' | 'otp' | 'register' | 'telephone';

/** The heading of each mode; its level depends on where it is shown. */
export function SignInHeading({ mode }: { mode: SignInMode }) {
  const { brand } = useStudio();
  if (mode === 'otp') return <Trans>Verify Your Email</Trans>;
  if (mode === 'register') return <Trans>Join {brand}</Trans>;
  return <Trans>Welcome Back</Trans>;
}
