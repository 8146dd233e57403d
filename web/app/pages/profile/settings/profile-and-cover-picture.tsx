import type { Account } from '@limber/contract/accounts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '../avatar.tsx';
import { PictureUpload } from './picture-upload.tsx';

interface Props {
  account: Account;
  /** Called when a chosen picture waits to be saved, or no longer does. */
  onUnsaved(which: 'profile picture' | 'cover photo', unsaved: boolean): void;
}

/** The client's two pictures, each with a preview before the upload. */
export function Pictures({ account, onUnsaved }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-x-5 gap-y-8 sm:grid-cols-2">
      <PictureUpload
        which="profile"
        label={t`Profile picture`}
        current={<Avatar account={account} className="size-28 text-4xl" />}
        previewClasses="size-28 rounded-full object-cover"
        removable={account.profile_picture !== null}
        onUnsaved={(unsaved) => onUnsaved('profile picture', unsaved)}
      />
      <PictureUpload
        which="cover"
        label={t`Cover photo`}
        current={
          account.cover_photo ? (
            <img
              src={account.cover_photo}
              alt=""
              className="h-28 w-full rounded-control object-cover"
            />
          ) : (
            <span className="lattice grid h-28 place-items-center rounded-control border border-hairline text-muted">
              <span className="rounded-full bg-bg px-3 py-0.5">
                <Trans>None yet</Trans>
              </span>
            </span>
          )
        }
        previewClasses="h-28 w-full rounded-control object-cover"
        removable={account.cover_photo !== null}
        onUnsaved={(unsaved) => onUnsaved('cover photo', unsaved)}
      />
    </div>
  );
}
