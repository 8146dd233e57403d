import * as counters from '@limber/contract/desk/entry/counters.ts';
import * as factors from '@limber/contract/desk/entry/factors.ts';
import * as signIn from '@limber/contract/desk/entry/sign-in.ts';
import * as pay from '@limber/contract/desk/studio/pay-rates.ts';
import * as team from '@limber/contract/desk/studio/team.ts';
import type { FastifyInstance } from 'fastify';
import { endSession, judgeStaffSession } from '../../platform/database/staff-session.ts';
import { logInAgain, refusal } from '../../platform/http/errors.ts';
import { serve, serveVerb } from '../../platform/http/serve-calls.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { nameLines } from '../../platform/security-log.ts';
import { picturePath } from '../accounts/pictures/picture-path.ts';
import { listDevices, listPeopleAt } from './counters/counter-and-wrong-pin-queries.ts';
import { giveCounterToken } from './counters/counter-cookie.ts';
import { enrolCounter, renameCounter, revokeCounter } from './counters/enrol-counter.ts';
import { findCounterOf } from './counters/find-counter-of.ts';
import { switchPersonByPin } from './counters/switch-person-by-pin.ts';
import type { StaffActor, StaffDeps } from './deps.ts';
import { listStoredPay } from './pay-rates/queries.ts';
import { payOnWire, setPay } from './pay-rates/set-pay.ts';
import { checkSecondFactor } from './signing-in/check-second-factor.ts';
import { readSignIn } from './signing-in/read-sign-in.ts';
import {
  choosePin,
  confirmTotp,
  keepPasskey,
  makePasskey,
  renewRecoveryCodes,
  setUpTotp,
} from './signing-in/set-up-factor.ts';
import { askPasskey } from './signing-in/use-passkey.ts';
import { addMember, changeMember } from './team/change-member.ts';
import { endSessionOfTeam, endSessionsOf, resetFactors } from './team/end-sessions.ts';
import { becomeFirstManager } from './team/first-account.ts';
import { leaveDesk } from './team/leave-desk.ts';
import { NOBODY } from './team/lock-member.ts';
import { findMember, listRunningSessions, listTeam } from './team/queries.ts';
import { readmitMember, suspendMember } from './team/suspend-member.ts';

/** Signing in at the desk, its counters, and who works there. */
export function staffRoutes(
  app: FastifyInstance,
  moduleDeps: Omit<StaffDeps, 'log'> & JobDeps,
): void {
  const deps = { ...moduleDeps, log: nameLines(app.log) };
  signInRoutes(app, deps);
  factorRoutes(app, deps);
  counterRoutes(app, deps);
  teamRoutes(app, deps);
  payRoutes(app, deps);
}

/** Every caller admitted to the desk has a session. */
function at({ accountId, sessionId }: Actor): StaffActor {
  if (!sessionId) throw logInAgain();
  return { accountId, sessionId };
}

function signInRoutes(app: FastifyInstance, deps: StaffDeps): void {
  serve(app, deps, signIn.readSignIn, async ({ actor, now, setHeader }) => {
    const who = { ...at(actor), ...(actor.branches ? { branches: actor.branches } : {}) };
    const { session, code } = await readSignIn(deps, who, now);
    if (code) setHeader('x-development-code', code);
    return session;
  });
  serve(app, deps, signIn.signInWithTotp, async ({ actor, body, cookies, now }) => ({
    access: await checkSecondFactor(deps, at(actor), { totp: body.code }, cookies, now),
  }));
  serve(app, deps, signIn.signInWithRecoveryCode, async ({ actor, body, cookies, now }) => ({
    access: await checkSecondFactor(deps, at(actor), { recovery: body.code }, cookies, now),
  }));
  serve(app, deps, signIn.askPasskey, ({ actor, now }) => askPasskey(deps, at(actor), now));
  serve(app, deps, signIn.signInWithPasskey, async ({ actor, body, cookies, now }) => ({
    access: await checkSecondFactor(deps, at(actor), { passkey: body }, cookies, now),
  }));
  serve(app, deps, signIn.becomeFirstManager, ({ body, now }) =>
    becomeFirstManager(deps, body, now),
  );
}

function factorRoutes(app: FastifyInstance, deps: StaffDeps): void {
  serve(app, deps, factors.setUpTotp, ({ actor, now }) => setUpTotp(deps, at(actor), now));
  serve(app, deps, factors.confirmTotp, ({ actor, body, cookies, now }) =>
    confirmTotp(deps, at(actor), body.code, cookies, now),
  );
  serve(app, deps, factors.makePasskey, ({ actor, now }) => makePasskey(deps, at(actor), now));
  serve(app, deps, factors.keepPasskey, ({ actor, body, cookies, now }) =>
    keepPasskey(deps, at(actor), body, cookies, now),
  );
  serve(app, deps, factors.renewRecoveryCodes, async ({ actor, now }) => ({
    recovery_codes: await renewRecoveryCodes(deps, at(actor), now),
  }));
  serve(app, deps, factors.choosePin, async ({ actor, body, now }) => {
    await choosePin(deps, at(actor), body.pin, now);
    return null;
  });
}

function counterRoutes(app: FastifyInstance, deps: StaffDeps): void {
  serve(app, deps, counters.readCounter, async ({ cookies }) => {
    const counter = await findCounterOf(deps.db, cookies);
    if (!counter) return null;
    const people = await listPeopleAt(deps.db, counter.branch);
    return {
      name: counter.name,
      location: counter.branch,
      people: people.map(({ id, firstName, lastName, accountType, pictureId, hasPin }) => ({
        account_id: id,
        first_name: firstName,
        last_name: lastName,
        account_type: accountType,
        picture: picturePath(pictureId),
        has_pin: hasPin,
      })),
    };
  });
  serve(app, deps, counters.changePerson, ({ body, cookies, now }) =>
    switchPersonByPin(deps, cookies, { accountId: body.account_id, pin: body.pin }, now),
  );
  serve(app, deps, counters.lockCounter, async ({ actor, now }) => {
    await endSession(deps.db, at(actor).sessionId, { why: 'locked' }, now);
    return null;
  });
  serve(app, deps, counters.enrolCounter, async ({ actor, body, now, ...visit }) => {
    const { device, token } = await enrolCounter(deps, at(actor), body, now);
    giveCounterToken(visit, token);
    return counterOnWire(device);
  });
  serve(app, deps, counters.listCounters, async () =>
    (await listDevices(deps.db)).map(counterOnWire),
  );
  serve(app, deps, counters.renameCounter, async ({ actor, params, body, now }) =>
    counterOnWire(await renameCounter(deps, at(actor), { ...params, ...body }, now)),
  );
  serve(app, deps, counters.revokeCounter, async ({ actor, params, now }) => {
    await revokeCounter(deps, at(actor), params.id, now);
    return null;
  });
}

function counterOnWire(device: Awaited<ReturnType<typeof listDevices>>[number]) {
  return {
    id: device.id,
    name: device.name,
    location: device.branch,
    enrolled_by: device.enrolledBy,
    enrolled_at: device.enrolledAt.toISOString(),
    revoked_at: device.revokedAt?.toISOString() ?? null,
  };
}

function teamRoutes(app: FastifyInstance, deps: StaffDeps & JobDeps): void {
  serve(app, deps, team.listStaffSessions, async ({ actor, now }) => {
    const running = await listRunningSessions(deps.db, now);
    return running
      .filter((session) => judgeStaffSession(session, now) === 'good')
      .map((session) => ({
        id: session.id,
        account_id: session.accountId,
        name: session.name,
        role: session.role,
        started_at: session.startedAt.toISOString(),
        second_factor: session.secondFactor,
        counter: session.counter,
        touched_at: session.touchedAt?.toISOString() ?? null,
        own: session.id === actor.sessionId,
      }));
  });
  serve(app, deps, team.endStaffSession, async ({ actor, params, body, now }) => {
    const input = { sessionId: params.id, reason: body?.reason };
    await endSessionOfTeam(deps, at(actor), input, now);
    return null;
  });
  serve(app, deps, team.listStaff, async ({ actor, now }) =>
    (await listTeam(deps.db, now)).map((member) => memberOnWire(member, actor)),
  );
  const readMember = async (actor: Actor, id: number, now: Date) => {
    const member = await findMember(deps.db, id, now);
    if (!member) throw refusal(404, NOBODY);
    return memberOnWire(member, actor);
  };
  serve(app, deps, team.addStaff, async ({ actor, body, now }) =>
    readMember(actor, await addMember(deps, at(actor), body, now), now),
  );
  serve(app, deps, team.changeStaff, async ({ actor, params, body, now }) => {
    await changeMember(deps, at(actor), { ...params, ...body }, now);
    return readMember(actor, params.id, now);
  });
  serve(app, deps, team.suspendStaff, async ({ actor, params, body, now }) => {
    await suspendMember(deps, at(actor), { ...params, ...body }, now);
    return readMember(actor, params.id, now);
  });
  serve(app, deps, team.leaveDesk, async ({ actor, params, body, now }) => {
    await leaveDesk(deps, at(actor), { ...params, ...body }, now);
    return readMember(actor, params.id, now);
  });
  serve(app, deps, team.readmitStaff, async ({ actor, params, now }) => {
    await readmitMember(deps, at(actor), params.id, now);
    return readMember(actor, params.id, now);
  });
  serve(app, deps, team.endSessionsOfStaff, async ({ actor, params, now }) => {
    await endSessionsOf(deps, at(actor), params.id, now);
    return readMember(actor, params.id, now);
  });
  serve(app, deps, team.resetFactors, async ({ actor, params, now }) => {
    await resetFactors(deps, at(actor), params.id, now);
    return null;
  });
}

function payRoutes(app: FastifyInstance, deps: StaffDeps): void {
  serve(app, deps, pay.listPay, async () => (await listStoredPay(deps.db)).map(payOnWire));
  serveVerb(app, deps, pay.setPay, setPay, deps.db);
}

function memberOnWire(member: Awaited<ReturnType<typeof listTeam>>[number], actor: Actor) {
  return {
    account_id: member.accountId,
    version: member.version,
    first_name: member.firstName,
    last_name: member.lastName,
    email: member.email,
    role: member.role,
    locations: member.branches,
    has_second_factor: member.hasSecondFactor,
    has_pin: member.hasPin,
    last_seen_at: member.lastSeenAt?.toISOString() ?? null,
    running_sessions: member.runningSessions,
    suspended_at: member.suspendedAt?.toISOString() ?? null,
    leaves_on: member.leavesOn,
    left: member.hasLeft,
    own: member.accountId === actor.accountId,
  };
}
