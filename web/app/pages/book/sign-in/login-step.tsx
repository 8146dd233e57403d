import { Trans } from '@lingui/react/macro';
import { useStore } from 'react-redux';
import { SignIn } from '../../../components/sign-in/sign-in.tsx';
import type { SignInMode } from '../../../components/sign-in/sign-in-heading.tsx';
import type { RootState } from '../../../state/store.ts';
import { Card } from '../../../ui/card.tsx';
import { takePending, withoutSecrets } from '../form/saved-form.ts';
import { bookingStepPath } from '../form/steps.ts';
import type { StepProps } from '../form/use-wizard.ts';

interface Props extends StepProps {
  requiresReauth: boolean;
  onModeChange(mode: SignInMode): void;
}

/** Step 4. A booking put aside for a new login comes back here. */
export function LoginStep({ form, act, goTo, requiresReauth, onModeChange }: Props) {
  const store = useStore<RootState>();
  return (
    <Card className="lg:max-w-2xl">
      <SignIn
        surface="wizard"
        initialEmail={form.previousEmail || form.useremail}
        notice={
          requiresReauth && (
            <Trans>Your session needs to be refreshed. Your booking details have been saved.</Trans>
          )
        }
        onModeChange={onModeChange}
        goOn={{
          path: bookingStepPath('confirm'),
          form: { ...withoutSecrets(form), requiresReauth: false },
        }}
        onVerified={(account) => {
          const pending = takePending(window.sessionStorage);
          if (pending && requiresReauth) act({ type: 'restore', form: pending });
          act({ type: 'knowClient', account, access: store.getState().token.accessToken ?? '' });
          onModeChange('email');
          goTo('confirm', { replace: true });
        }}
      />
    </Card>
  );
}
