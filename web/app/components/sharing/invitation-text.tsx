import { Trans } from '@lingui/react/macro';

interface Props {
  /** First name of whose package it is. */
  owner: string;
  packageName: string;
}

/** Who invites. */
export function InvitationTitle({ owner }: Pick<Props, 'owner'>) {
  return <Trans>{owner} shares a package with you</Trans>;
}

/** To what, and what the owner will see of it. */
export function InvitationText({ owner, packageName: name }: Props) {
  return (
    <Trans>
      “{name}”: book your own sessions from its minutes. {owner} sees how many minutes you use, not
      your appointments or notes.
    </Trans>
  );
}
