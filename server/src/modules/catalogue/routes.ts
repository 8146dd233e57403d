import {
  listLocations,
  listPackages,
  listServices,
  listSharedPackages,
  listTherapists,
  listUnlimitedPackages,
} from '@limber/contract/catalogue.ts';
import * as place from '@limber/contract/desk/studio/country-and-currency.ts';
import * as messages from '@limber/contract/desk/studio/messages.ts';
import * as pictures from '@limber/contract/desk/studio/pictures.ts';
import * as studio from '@limber/contract/desk/studio/services.ts';
import * as settings from '@limber/contract/desk/studio/settings.ts';
import * as therapists from '@limber/contract/desk/studio/therapists.ts';
import * as texts from '@limber/contract/desk/studio/translations.ts';
import * as website from '@limber/contract/desk/studio/website.ts';
import * as look from '@limber/contract/desk/website/look.ts';
import * as policies from '@limber/contract/desk/website/policies.ts';
import { previewPage as previewRoute } from '@limber/contract/desk/website/preview.ts';
import * as sentences from '@limber/contract/desk/website/sentences.ts';
import * as favourites from '@limber/contract/favourites.ts';
import { readPolicy } from '@limber/contract/policies.ts';
import { listClosures, readStudio } from '@limber/contract/studio.ts';
import type { FastifyInstance } from 'fastify';
import { pageOf, partOf } from '../../platform/http/pagination.ts';
import { API_BASE, type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { takeUploads } from '../../platform/http/uploads.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { dayOf, studioDayOf } from '../../platform/studio-days.ts';
import { changeCountryAndCurrency } from './country-and-currency/change-country-and-currency.ts';
import { findCountry } from './country-and-currency/queries.ts';
import { markFavourite } from './favourites/mark-favourite.ts';
import { readTherapistCard } from './favourites/read-therapist-card.ts';
import { listTherapistsFor } from './list-therapists.ts';
import { changeLook } from './look/change-look.ts';
import { findLook } from './look/queries.ts';
import { changeMessage } from './messages/change-message.ts';
import { listMessages } from './messages/read-messages.ts';
import { readPicture } from './pictures/read-picture.ts';
import { uploadPicture } from './pictures/upload-picture.ts';
import { addPolicyVersion, withdrawPolicyVersion } from './policies/change-policies.ts';
import * as policiesRead from './policies/read-policies.ts';
import {
  findSettings,
  listActivePackages,
  listActiveServices,
  listAllLocations,
  listClosuresFrom,
} from './queries.ts';
import { changeSentence } from './sentences/change-sentence.ts';
import { readSentences } from './sentences/read-sentences.ts';
import { addService, changeService, retireService } from './services/change-services.ts';
import { listStoredServices } from './services/queries.ts';
import { serviceOnWire } from './services/service-on-wire.ts';
import { changeSettings } from './settings/change-settings.ts';
import { findWholeSettings } from './settings/queries.ts';
import {
  addTherapist,
  changeTherapist,
  retireTherapist,
  therapistOnWire,
} from './therapists/change-therapist.ts';
import { listStoredTherapists } from './therapists/queries.ts';
import { changeText } from './translations/change-text.ts';
import { listTranslations } from './translations/queries.ts';
import { changeWebsite } from './website/change-website.ts';
import { type PreviewDeps, previewPage } from './website/preview-page.ts';
import { findWebsite } from './website/queries.ts';

const packageLists = [
  { route: listPackages, kind: 'regular' },
  { route: listSharedPackages, kind: 'shared' },
  { route: listUnlimitedPackages, kind: 'unlimited' },
] as const;

export async function catalogueRoutes(
  app: FastifyInstance,
  deps: HttpDeps & PreviewDeps & { readonly random: Randomness },
): Promise<void> {
  const { db } = deps;

  serve(app, deps, readStudio, async ({ now }) => ({
    ...(await findSettings(db)),
    now: now.toISOString(),
  }));
  serve(app, deps, listClosures, ({ now }) => listClosuresFrom(db, dayOf(now)));
  serve(app, deps, listServices, async ({ query }) =>
    partOf(API_BASE + listServices.path, await listActiveServices(db), query),
  );
  for (const { route, kind } of packageLists) {
    serve(app, deps, route, async ({ query }) =>
      partOf(API_BASE + route.path, await listActivePackages(db, kind), query),
    );
  }
  serve(app, deps, readPolicy, ({ params, query, now }) =>
    policiesRead.readPolicy(db, params.kind, query, now),
  );
  serve(app, deps, listLocations, async ({ query, now }) =>
    partOf(API_BASE + listLocations.path, await listAllLocations(db, studioDayOf(now)), query),
  );
  serve(app, deps, listTherapists, ({ actor }) => listTherapistsFor(db, actor?.accountId ?? null));
  serve(app, deps, favourites.readTherapistCard, ({ params, actor }) =>
    readTherapistCard(db, actor?.accountId ?? null, params.id),
  );
  const marks = [
    { route: favourites.followTherapist, favourite: true },
    { route: favourites.followTherapistByPost, favourite: true },
    { route: favourites.unfollowTherapist, favourite: false },
    { route: favourites.unfollowTherapistByPost, favourite: false },
    { route: favourites.unfollowTherapistByDelete, favourite: false },
  ] as const;
  for (const { route, favourite } of marks) {
    serve(app, deps, route, ({ actor, params, now }) =>
      markFavourite(db, actor, params.id, favourite, now),
    );
  }

  serve(app, deps, studio.listStudioServices, async () =>
    (await listStoredServices(db)).map(serviceOnWire),
  );
  serveVerb(app, deps, studio.addService, addService, db);
  serveVerb(app, deps, studio.changeService, changeService, db);
  serveVerb(app, deps, studio.retireService, retireService, db);
  serve(app, deps, settings.readSettings, () => findWholeSettings(db));
  serveVerb(app, deps, settings.changeSettings, changeSettings, db);
  serve(app, deps, website.readWebsite, () => findWebsite(db));
  serve(app, deps, place.readPlace, () => findCountry(db));
  serveVerb(app, deps, place.changePlace, changeCountryAndCurrency, db);
  serveVerb(app, deps, website.changeWebsite, changeWebsite, db);
  serve(app, deps, previewRoute, ({ body, now }) => previewPage(deps, body, now));
  serve(app, deps, sentences.listSentences, ({ query }) => readSentences(db, query.page));
  serveVerb(app, deps, sentences.changeSentence, changeSentence, db);
  serve(app, deps, look.readLook, () => findLook(db));
  serveVerb(app, deps, look.changeLook, changeLook, db);
  serve(app, deps, policies.listStudioPolicies, ({ now }) =>
    policiesRead.listStudioPolicies(db, now),
  );
  serve(app, deps, policies.addPolicyVersion, ({ actor, params, body, now }) =>
    addPolicyVersion(db, actor, params.kind, body, now),
  );
  serveVerb(app, deps, policies.withdrawPolicyVersion, withdrawPolicyVersion, db);
  serve(app, deps, therapists.listStudioTherapists, async () =>
    (await listStoredTherapists(db)).map(therapistOnWire),
  );
  serveVerb(app, deps, therapists.addTherapist, addTherapist, db);
  serveVerb(app, deps, therapists.changeTherapist, changeTherapist, db);
  serveVerb(app, deps, therapists.retireTherapist, retireTherapist, db);
  serve(app, deps, texts.listTexts, async ({ query }) => {
    const { limit = 50, offset = 0 } = query;
    const page = { limit, offset };
    const { texts: found, count } = await listTranslations(db, query.find, page);
    const search = query.find ? `?find=${encodeURIComponent(query.find)}` : '';
    return pageOf(`${API_BASE}${texts.listTexts.path}${search}`, found, count, page);
  });
  serve(app, deps, messages.listMessages, () => listMessages(db));
  serveVerb(app, deps, messages.changeMessage, changeMessage, db);
  await takeUploads(app, (uploads) => {
    serve(uploads, deps, pictures.uploadStudioPicture, ({ actor, params, upload, now }) =>
      uploadPicture(deps, actor, params.use, upload, now),
    );
  });
  serve(app, deps, pictures.readStudioPicture, async ({ params, query }) => ({
    bytes: await readPicture(db, params.id, query.width),
  }));
  serveVerb(app, deps, texts.changeText, changeText, db);
}
