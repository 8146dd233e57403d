import { Trans } from '@lingui/react/macro';

interface Props {
  /** First name of the package's owner. */
  owner: string;
  packageName: string;
}

/** Says who invites. */
export function InvitationTitle({ owner }: Pick<Props, 'owner'>) {
  return <Trans>{owner} shares a package with you</Trans>;
}

/** Says to which package, and what its owner will see. */
export function InvitationText({ owner, packageName: name }: Props) {
  return (
    <Trans>
      “{name}”: book your own sessions from its minutes. {owner} sees how many minutes you use, not
      your appointments or notes.
    </Trans>
  );
}
