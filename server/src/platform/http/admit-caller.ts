import { type Route, team } from '@limber/contract/route.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { type BranchesAndOwners, findWhereabouts } from '../database/branches-and-owners.ts';
import type { Db } from '../database/db.ts';
import {
  endSession,
  findStaffSession,
  judgeStaffSession,
  touchSession,
} from '../database/staff-session.ts';
import type { Sentence } from '../language/sentence.ts';
import { admitKey, isKey } from '../software/admit-key.ts';
import { because, logInAgain, notAllowed, type Refusal, refusal } from './errors.ts';
import { refuseAbsentMember } from './refuse-absent-member.ts';
import { type Actor, bearerIn, readAccessToken } from './session.ts';

interface AdmissionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
}

/** Header of requests that a page makes on its own, which must not keep a counter from locking. */
const BY_ITSELF = 'x-by-itself';

/**
 * The caller, if the route admits them: a client by the token alone, a team member by the present
 * state of their session, software by the key of either. Refuses 401 without a token or when the
 * session is over, 403 a caller who is not admitted.
 */
export async function admit(
  request: FastifyRequest,
  deps: AdmissionDeps,
  route: Route,
): Promise<Actor | null> {
  const bearer = bearerIn(request.headers.authorization);
  if (bearer && isKey(bearer)) return admitKey(deps, route, bearer);
  const claimed = bearer ? readAccessToken(deps.secret, bearer, deps.clock.now()) : null;
  const { access, half } = route;
  if (access === 'public') return claimed && actorOnPublic(request, deps, route, claimed);
  if (!claimed) throw logInAgain();
  const mayBeHalf = half && claimed.sessionId !== undefined;
  if (!mayBeHalf && !access.includes(claimed.accountType)) throw notAllowed();
  if (claimed.accountType === 'client' && !mayBeHalf) return claimed;
  return actorOfTeam(request, deps, route, claimed);
}

/** On a public call an ended session only means that the caller is unknown. */
async function actorOnPublic(
  request: FastifyRequest,
  deps: AdmissionDeps,
  route: Route,
  claimed: Actor,
): Promise<Actor | null> {
  if (claimed.accountType === 'client') return claimed;
  return actorOfTeam(request, deps, route, claimed).catch((error) => {
    if ((error as Refusal).status === 401) return null;
    throw error;
  });
}

async function actorOfTeam(
  request: FastifyRequest,
  deps: AdmissionDeps,
  route: Route,
  { accountId, accountType, sessionId }: Actor,
): Promise<Actor> {
  const now = deps.clock.now();
  const session = sessionId && (await findStaffSession(deps.db, { sessionId, accountId }));
  if (!session) throw logInAgain();
  const verdict = judgeStaffSession(session, now);
  if (verdict === 'locks itself') {
    await endSession(deps.db, sessionId, { why: 'locked itself' }, now);
    throw refusal(401, LOCKED);
  }
  const isFull = session.secondFactor !== null;
  // Another role than the token says, or another state: the next token says it.
  const fits = accountType === 'client' ? !isFull : accountType === session.accountType;
  if (verdict === 'over' || !fits || (!isFull && !route.half)) throw logInAgain();
  if (!team.includes(session.accountType)) throw notAllowed();
  refuseAbsentMember(session, now);
  if (route.fullWay && session.secondFactor === 'pin') throw refusal(403, FULL_WAY);
  if (request.headers[BY_ITSELF] === undefined)
    await touchSession(deps.db, sessionId, session, now);
  const branches = session.accountType === 'manager' ? ('all' as const) : session.branches;
  return { accountId, accountType: session.accountType, sessionId, branches };
}

/**
 * Refuses what the route already rules out for its caller: 409 a client's booking or sign-up while
 * the studio's doors are closed, 404 something in a branch that they do not see.
 */
export async function refuseEarly(
  request: FastifyRequest,
  deps: Pick<AdmissionDeps, 'db' | 'clock'> & { readonly isOpen?: () => boolean },
  route: Route,
): Promise<void> {
  // A process hears of it a moment after the doors were opened.
  if (route.needsOpenDoors && !deps.isOpen?.() && !(await areDoorsOpen(deps.db)))
    throw because('doors_closed', refusal(409, OPENS_SOON));
  await refuseForeign(request, deps, route);
}

async function areDoorsOpen(db: Db): Promise<boolean> {
  const stored = await db.selectFrom('settings').select('opened_at').executeTakeFirst();
  return stored?.opened_at != null;
}

/**
 * Refuses 404 when a call concerns something in a branch that the front desk member does not see,
 * or another therapist's session. What the request leaves out is up to the verb, which respects
 * `actor.branches`.
 */
async function refuseForeign(
  request: FastifyRequest,
  { db, clock }: Pick<AdmissionDeps, 'db' | 'clock'>,
  { concerns }: Route,
): Promise<void> {
  const { actor } = request;
  if (!concerns || !actor || actor.accountType === 'client') return;
  for (const [placed, at] of Object.entries(concerns) as Concern[]) {
    const [part, name] = at.split('.') as ['params' | 'query' | 'body', string];
    const key = (request[part] as Record<string, unknown> | undefined)?.[name];
    if (key === undefined || key === null) continue;
    const found = await findWhereabouts(db, placed, key, clock.now());
    if (!found || !isOwn(actor, placed, found)) throw refusal(404, NOT_HERE);
  }
}

type Concern = [keyof NonNullable<Route['concerns']>, string];

/** Whether a team member may access something in these branches. */
function isOwn(
  { accountId, accountType, branches }: Actor,
  placed: string,
  found: BranchesAndOwners,
) {
  if (branches === 'all' || found.owners.includes(accountId)) return true;
  if (accountType === 'therapist') return placed === 'branch';
  return found.branches?.some((branch) => branches?.includes(branch)) ?? true;
}

const LOCKED: Sentence = {
  en: 'This counter has locked itself. Please enter your PIN.',
  ar: 'أُقفلت هذه الشاشة تلقائياً. يرجى إدخال رمزك السري.',
};
const FULL_WAY: Sentence = {
  en: 'A PIN is not enough for this. Please sign in the full way.',
  ar: 'الرمز السري لا يكفي لهذا. يرجى تسجيل الدخول بالطريقة الكاملة.',
};
const OPENS_SOON: Sentence = {
  en: 'The studio opens soon. Until then nobody can book or sign up online.',
  ar: 'يفتتح الاستوديو قريباً. لا يمكن الحجز أو التسجيل عبر الإنترنت قبل ذلك.',
};
const NOT_HERE: Sentence = {
  en: 'There is nothing of that kind here.',
  ar: 'لا يوجد شيء كهذا هنا.',
};
