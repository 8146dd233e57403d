import * as contract from '@limber/contract/accounts.ts';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../../platform/errors.ts';
import { type HttpParts, serve } from '../../platform/http.ts';
import { takeUploads } from '../../platform/uploads.ts';
import { changePicture } from './change-picture.ts';
import { changeProfile } from './change-profile.ts';
import { markFavourite } from './mark-favourite.ts';
import type { AccountParts } from './parts.ts';
import { findPicture } from './queries.ts';
import { readOwnAccount } from './read-own-account.ts';
import { readTherapistCard } from './read-therapist-card.ts';

/** One's own profile with its pictures, and the therapists one likes. */
export async function accountRoutes(
  app: FastifyInstance,
  parts: HttpParts & AccountParts,
): Promise<void> {
  serve(app, parts, contract.readProfile, ({ actor }) =>
    readOwnAccount(parts.db, parts.secret, actor),
  );
  serve(app, parts, contract.changeProfile, ({ actor, body, now }) =>
    changeProfile(parts, actor, body, now),
  );
  await takeUploads(app, (uploads) => {
    serve(uploads, parts, contract.changeProfilePicture, ({ actor, upload, now }) =>
      changePicture(parts, actor, 'profile', upload, now),
    );
    serve(uploads, parts, contract.changeCoverPhoto, ({ actor, upload, now }) =>
      changePicture(parts, actor, 'cover', upload, now),
    );
  });
  serve(app, parts, contract.readPicture, async ({ params }) => {
    const bytes = await findPicture(parts.db, params.id);
    if (!bytes) throw refusal(404, 'There is no such picture.');
    return { bytes };
  });

  serve(app, parts, contract.readTherapistCard, ({ params, actor }) =>
    readTherapistCard(parts.db, params.id, actor?.accountId ?? null),
  );
  const marks = [
    { route: contract.followTherapist, favourite: true },
    { route: contract.followTherapistByPost, favourite: true },
    { route: contract.unfollowTherapist, favourite: false },
    { route: contract.unfollowTherapistByPost, favourite: false },
    { route: contract.unfollowTherapistByDelete, favourite: false },
  ] as const;
  for (const { route, favourite } of marks) {
    serve(app, parts, route, ({ actor, params, now }) =>
      markFavourite(parts, actor, params.id, favourite, now),
    );
  }
}
