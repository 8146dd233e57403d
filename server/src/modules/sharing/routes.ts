import * as desk from '@limber/contract/desk/clients/sharing.ts';
import * as contract from '@limber/contract/sharing.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve } from '../../platform/http/serve-calls.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { acceptWithoutLink } from './accept-without-link.ts';
import { addPerson } from './at-desk/add-person.ts';
import { capPersonAtDesk, removePersonAtDesk } from './at-desk/change-person.ts';
import { capPerson } from './cap-person.ts';
import type { SharingDeps } from './deps.ts';
import { invitePerson } from './invite-person.ts';
import { leavePackage } from './leave-package.ts';
import { listOpenInvitations } from './list-open-invitations.ts';
import { listPeople } from './list-people.ts';
import { lookUpInvitation } from './look-up-invitation.ts';
import { removePerson } from './remove-person.ts';

/** Who shares a package, and how they join. */
export function sharingRoutes(app: FastifyInstance, deps: HttpDeps & SharingDeps): void {
  const { db } = deps;

  serve(app, deps, contract.listPackagePeople, ({ actor, params }) =>
    listPeople(db, actor.accountId, params.id),
  );
  serve(app, deps, contract.invitePerson, ({ actor, params, body, now }) => {
    const request = { packageId: params.id, email: body.email, capMinutes: body.cap_minutes };
    return invitePerson(deps, actor.accountId, request, now);
  });
  serve(app, deps, contract.capPerson, ({ actor, params, body }) => {
    const person = { packageId: params.id, personId: params.person };
    return capPerson(db, actor.accountId, person, body.cap_minutes);
  });
  serve(app, deps, contract.removePerson, async ({ actor, params, now }) => {
    const person = { packageId: params.id, personId: params.person };
    await removePerson(deps, actor.accountId, person, now);
    return null;
  });
  serve(app, deps, desk.addPackagePerson, ({ actor, params, body, now }) => {
    const { client_id: clientId, adult, cap_minutes: capMinutes = null } = body;
    return addPerson(deps, actor, { packageId: params.id, clientId, adult, capMinutes }, now);
  });
  serve(app, deps, desk.capPackagePerson, ({ actor, params, body, now }) => {
    const which = { packageId: params.id, personId: params.person };
    const cap = { minutes: body.cap_minutes, seenMinutes: body.seen_cap_minutes };
    return capPersonAtDesk(deps, actor, which, cap, now);
  });
  serve(app, deps, desk.removePackagePerson, async ({ actor, params, now }) => {
    await removePersonAtDesk(deps, actor, { packageId: params.id, personId: params.person }, now);
    return null;
  });
  serve(app, deps, contract.leavePackage, async ({ actor, params, now }) => {
    await leavePackage(db, actor.accountId, params.id, now);
    return null;
  });
  serve(app, deps, contract.listOpenInvitations, ({ actor, now }) =>
    listOpenInvitations(db, actor.accountId, now),
  );
  serve(app, deps, contract.joinPackage, async ({ actor, params, body, now, say }) => {
    await acceptWithoutLink(db, actor.accountId, { packageId: params.id, ...body }, now);
    return {
      detail: say(JOINED),
    };
  });
  serve(app, deps, contract.readInvitation, async ({ params, now }) => {
    const { invited, shared } = await lookUpInvitation(db, params.token, now);
    return {
      package_name: shared.name,
      owner_first_name: shared.ownerFirstName,
      email: invited.email,
      status: invited.joinedAt === null ? ('open' as const) : ('joined' as const),
    };
  });
  serve(app, deps, contract.acceptInvitation, async ({ actor, params, body, now, say }) => {
    await acceptInvitation(db, actor.accountId, { token: params.token, ...body }, now);
    return {
      detail: say(JOINED),
    };
  });
}

const JOINED = { en: 'You now share this package.', ar: 'أصبحت هذه الباقة مشتركة معك.' };
