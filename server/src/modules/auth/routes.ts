import * as claiming from '@limber/contract/account-claims.ts';
import * as accounts from '@limber/contract/accounts.ts';
import * as contract from '@limber/contract/auth.ts';
import * as claims from '@limber/contract/desk/clients/claims.ts';
import type { FastifyInstance } from 'fastify';
import { serve, type Visit } from '../../platform/http/serve-calls.ts';
import { countedAddress } from '../../platform/rate-limits.ts';
import { nameLines } from '../../platform/security-log.ts';
import { readOwnAccount } from '../accounts/read-account.ts';
import { claimAccount } from './claiming/claim-account.ts';
import { withdrawClaim } from './claiming/drop-claim.ts';
import { makeClaim } from './claiming/make-claim.ts';
import { lookUpClaim } from './claiming/read-claim.ts';
import { requestClaimCode } from './claiming/request-claim-code.ts';
import type { AuthDeps } from './deps.ts';
import { giveDevice, readDevice } from './device-cookie.ts';
import type { Caller } from './device-rules.ts';
import { exchangeCode, exchangeLink, exchangeTelephoneCode } from './exchange-code.ts';
import { register } from './register.ts';
import { removeAddress } from './remove-address.ts';
import { requestCode } from './request-code.ts';
import { requestTelephoneCode } from './request-telephone-code.ts';
import { refreshSession, revokeSession, verifyToken } from './start-and-refresh-session.ts';

/** Signing in, staying signed in, signing out, and the caller's identity. */
export function authRoutes(app: FastifyInstance, moduleDeps: Omit<AuthDeps, 'log'>): void {
  const deps: AuthDeps = { ...moduleDeps, log: nameLines(app.log) };
  /** Identifies the caller. A new browser gets its cookie even when it is then refused. */
  const greet = (visit: Visit): Caller => {
    const device = readDevice(deps, visit.cookies);
    if (!device.brought) giveDevice(deps, visit, device);
    return { device, address: countedAddress(visit.address) };
  };
  const visitorOf = ({ address, cookies }: Visit) => ({
    device: readDevice(deps, cookies),
    address: countedAddress(address),
    cookies,
  });

  serve(app, deps, contract.generateOtp, async ({ body, now, say, ...visit }) => {
    const code = await requestCode(deps, greet(visit), body, now);
    if (deps.showsCodes) visit.setHeader('x-development-code', code);
    return { detail: say(body.channel === 'whatsapp' ? CODE_SENT_IF_KNOWN : CODE_SENT) };
  });
  serve(app, deps, contract.listCodeChannels, async () => {
    const channels: contract.CodeChannel[] = ['mail'];
    if (await deps.sendsCodesByMessage()) channels.push('whatsapp');
    return channels;
  });
  serve(app, deps, contract.generateOtpByTelephone, async ({ body, now, say, ...visit }) => {
    const code = await requestTelephoneCode(deps, greet(visit), body, now);
    if (deps.showsCodes) visit.setHeader('x-development-code', code);
    return { detail: say(CODE_SENT_IF_KNOWN) };
  });
  serve(app, deps, contract.obtainTokenByTelephone, async ({ body, now, ...visit }) => {
    const { pair, device } = await exchangeTelephoneCode(deps, visitorOf(visit), body, now);
    giveDevice(deps, visit, device);
    return pair;
  });
  serve(app, deps, contract.register, ({ body, now, ...visit }) =>
    register(deps, greet(visit), body, now),
  );
  serve(app, deps, contract.obtainToken, async ({ body, now, ...visit }) => {
    const { pair, device } = await exchangeCode(deps, visitorOf(visit), body, now);
    giveDevice(deps, visit, device);
    return pair;
  });
  serve(app, deps, contract.obtainTokenByLink, async ({ body, now, ...visit }) => {
    const { pair, device } = await exchangeLink(deps, visitorOf(visit), body.token, now);
    giveDevice(deps, visit, device);
    return pair;
  });
  serve(app, deps, claiming.lookUpClaim, ({ body, address, now }) =>
    lookUpClaim(deps.db, { token: body.token, address: countedAddress(address) }, now),
  );
  serve(app, deps, claiming.requestClaimCode, async ({ body, now, say, ...visit }) => {
    const code = await requestClaimCode(deps, greet(visit), body, now);
    if (deps.showsCodes) visit.setHeader('x-development-code', code);
    return { detail: say(CODE_SENT) };
  });
  serve(app, deps, claiming.claimAccount, async ({ body, now, ...visit }) => {
    const { pair, device } = await claimAccount(deps, visitorOf(visit), body, now);
    giveDevice(deps, visit, device);
    return pair;
  });
  serve(app, deps, accounts.takeOffOwnAddress, async ({ actor, body, now, say }) => {
    await removeAddress(deps, actor, { accountId: actor.accountId, ...body }, now);
    return { detail: say(ADDRESS_OFF) };
  });
  serve(app, deps, claims.makeClaimLink, ({ actor, params, now }) =>
    makeClaim(deps, actor, params.id, now),
  );
  serve(app, deps, claims.withdrawClaimLink, async ({ actor, params, say }) => {
    await withdrawClaim(deps.db, actor, params.id);
    return { detail: say({ en: 'The link is worth nothing now.', ar: 'لم يعد الرابط صالحاً.' }) };
  });
  serve(app, deps, contract.verifyToken, async ({ body, now, say }) => {
    await verifyToken(deps, body.token, now);
    return {
      detail: say({ en: 'The token is good.', ar: 'رمز الدخول صالح.' }),
    };
  });
  serve(app, deps, contract.refreshToken, ({ body, now }) =>
    refreshSession(deps, body.refresh, now),
  );
  serve(app, deps, contract.revokeToken, async ({ body, now }) => {
    await revokeSession(deps.db, body.refresh, now);
    return null;
  });
  serve(app, deps, contract.me, ({ actor }) => readOwnAccount(deps, actor));
}

const CODE_SENT = {
  en: 'We have sent a code to your e-mail.',
  ar: 'أرسلنا رمزاً إلى بريدك الإلكتروني.',
};

const CODE_SENT_IF_KNOWN = {
  en: 'If we know the number, a code is on its way to it by WhatsApp.',
  ar: 'إذا كان الرقم معروفاً لدينا، فالرمز في طريقه إليه عبر واتساب.',
};

const ADDRESS_OFF = {
  en: 'The address signs you in no more. Please sign in again.',
  ar: 'لم يعد هذا البريد صالحاً لتسجيل دخولك. يرجى تسجيل الدخول من جديد.',
};
