import * as contract from '@limber/contract/accounts.ts';
import * as health from '@limber/contract/health-record.ts';
import * as pictures from '@limber/contract/pictures.ts';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../../platform/http/errors.ts';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { takeUploads } from '../../platform/http/uploads.ts';
import { changeProfile } from './change-profile.ts';
import type { AccountDeps } from './deps.ts';
import { readHealthRecord } from './health/read-health-record.ts';
import { changePicture, removePicture } from './pictures/change-picture.ts';
import { findPicture } from './pictures/queries.ts';
import { readOwnAccount } from './read-account.ts';

/** The caller's own profile with its pictures, and the people who have read their health notes. */
export async function accountRoutes(
  app: FastifyInstance,
  deps: HttpDeps & AccountDeps,
): Promise<void> {
  serve(app, deps, contract.readProfile, ({ actor }) => readOwnAccount(deps, actor));
  serveVerb(app, deps, contract.changeProfile, changeProfile, deps);
  serve(app, deps, health.readHealthRecord, ({ actor }) =>
    readHealthRecord(deps.db, actor.accountId, 100),
  );
  await takeUploads(app, (uploads) => {
    serve(uploads, deps, pictures.changeProfilePicture, ({ actor, upload, now }) =>
      changePicture(deps, actor, 'profile', upload, now),
    );
    serve(uploads, deps, pictures.changeCoverPhoto, ({ actor, upload, now }) =>
      changePicture(deps, actor, 'cover', upload, now),
    );
  });
  const removals = [
    { route: pictures.removeProfilePicture, use: 'profile' },
    { route: pictures.removeCoverPhoto, use: 'cover' },
  ] as const;
  for (const { route, use } of removals) {
    serve(app, deps, route, async ({ actor }) => {
      await removePicture(deps.db, actor, use);
      return null;
    });
  }
  serve(app, deps, pictures.readPicture, async ({ params }) => {
    const bytes = await findPicture(deps.db, params.id);
    if (!bytes)
      throw refusal(404, {
        en: 'There is no such picture.',
        ar: 'هذه الصورة غير موجودة.',
      });
    return { bytes };
  });
}
