import type { Invitation } from '@limber/contract/sharing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { InvitationText, InvitationTitle } from '../../components/sharing/invitation-text.tsx';
import { useSignInModal } from '../../components/sign-in/sign-in-modal.tsx';
import { paths } from '../../paths.ts';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { signOut } from '../../state/sign-out.ts';
import { useAppDispatch, useAppSelector } from '../../state/store.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AcceptForm } from './accept-form.tsx';

interface Props {
  token: string;
  invitation: Invitation;
}

/** Who invites to which package, and the next step. */
export function Invited({ token, invitation }: Props) {
  const signedIn = useAppSelector(selectSignedIn);
  const { owner_first_name: owner, package_name: name } = invitation;
  return (
    <Card className="grid gap-6">
      <div className="grid gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-full bg-tint text-primary"
        >
          <Users className="size-7" />
        </span>
        <h1 className="display text-4xl wrap-anywhere sm:text-5xl">
          <InvitationTitle owner={owner} />
        </h1>
        <p className="text-lg">
          <InvitationText owner={owner} packageName={name} />
        </p>
      </div>
      {invitation.status === 'joined' ? (
        <>
          <Notice tone="ok">
            <Trans>This invitation has been accepted.</Trans>
          </Notice>
          {signedIn ? (
            <Link to={paths.userProfile} className={buttonClasses('primary', 'justify-self-start')}>
              <Trans>Your profile</Trans>
            </Link>
          ) : (
            <SignInFirst email={invitation.email} />
          )}
        </>
      ) : signedIn ? (
        <AsWhom token={token} email={invitation.email} />
      ) : (
        <SignInFirst email={invitation.email} />
      )}
    </Card>
  );
}

/** Only the invited address can accept. */
function AsWhom({ token, email }: { token: string; email: string }) {
  const user = useAppSelector(selectUser);
  const own = user?.email ?? user?.phone_number ?? '';
  const dispatch = useAppDispatch();
  const modal = useSignInModal();
  if (own.toLowerCase() === email.toLowerCase()) return <AcceptForm token={token} />;
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="warn">
        <Trans>
          You are signed in as{' '}
          <span className="unbroken">
            <bdi dir="ltr" translate="no">
              {own}
            </bdi>
            ,
          </span>{' '}
          but the invitation is for{' '}
          <span className="unbroken">
            <bdi dir="ltr" translate="no">
              {email}
            </bdi>
            .
          </span>
        </Trans>
      </Notice>
      <Button
        onClick={() => {
          dispatch(signOut());
          modal.open({ email });
        }}
      >
        <Trans>Sign in with that address</Trans>
      </Button>
    </div>
  );
}

function SignInFirst({ email }: { email: string }) {
  const { t } = useLingui();
  const modal = useSignInModal();
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">
        <Trans>
          Sign in as{' '}
          <span className="unbroken">
            <bdi dir="ltr" translate="no">
              {email}
            </bdi>
            ,
          </span>{' '}
          or register with it if you are new.
        </Trans>
      </p>
      <Button
        className="max-sm:w-full"
        onClick={() => modal.open({ email, notice: t`Sign in with the address that was invited.` })}
      >
        <Trans>Sign in to accept</Trans>
      </Button>
    </div>
  );
}
