import * as contract from '@limber/contract/sharing.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpParts, serve } from '../../platform/http.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { capPerson } from './cap-person.ts';
import { invitePerson } from './invite-person.ts';
import { listPeople } from './list-people.ts';
import { lookUpInvitation } from './look-up-invitation.ts';
import type { SharingParts } from './parts.ts';
import { removePerson } from './remove-person.ts';

/** Who shares a package, and how they come to. */
export function sharingRoutes(app: FastifyInstance, parts: HttpParts & SharingParts): void {
  const { db } = parts;

  serve(app, parts, contract.listPackagePeople, ({ actor, params }) =>
    listPeople(db, actor.accountId, params.id),
  );
  serve(app, parts, contract.invitePerson, ({ actor, params, body, now }) => {
    const asked = { packageId: params.id, email: body.email, capMinutes: body.cap_minutes };
    return invitePerson(parts, actor.accountId, asked, now);
  });
  serve(app, parts, contract.capPerson, ({ actor, params, body }) => {
    const person = { packageId: params.id, personId: params.person };
    return capPerson(db, actor.accountId, person, body.cap_minutes);
  });
  serve(app, parts, contract.removePerson, async ({ actor, params, now }) => {
    const person = { packageId: params.id, personId: params.person };
    await removePerson(db, actor.accountId, person, now);
    return null;
  });
  serve(app, parts, contract.readInvitation, async ({ params, now }) => {
    const { invited, shared } = await lookUpInvitation(db, params.token, now);
    return {
      package_name: shared.name,
      owner_first_name: shared.ownerFirstName,
      email: invited.email,
      status: invited.joinedAt === null ? ('open' as const) : ('joined' as const),
    };
  });
  serve(app, parts, contract.acceptInvitation, async ({ actor, params, body, now }) => {
    await acceptInvitation(db, actor.accountId, { token: params.token, ...body }, now);
    return { detail: 'You now share this package.' };
  });
}
