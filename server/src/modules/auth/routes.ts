import * as contract from '@limber/contract/auth.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http.ts';
import { readOwnAccount } from '../accounts/read-own-account.ts';
import { exchangeCode } from './exchange-code.ts';
import type { AuthParts } from './parts.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { requestCode } from './request-code.ts';
import { revokeSession } from './revoke-session.ts';
import { verifyToken } from './verify-token.ts';

/** Signing in, staying signed in, signing out, and who one is. */
export function authRoutes(app: FastifyInstance, given: Omit<AuthParts, 'log'>): void {
  const parts: AuthParts = { ...given, log: app.log };
  serve(app, parts, contract.generateOtp, async ({ body, address, now }) => {
    await requestCode(parts, { email: body.email, address }, now);
    return { detail: 'We have sent a code to your e-mail.' };
  });
  serve(app, parts, contract.register, ({ body, address, now }) =>
    register(parts, { registration: body, address }, now),
  );
  serve(app, parts, contract.obtainToken, ({ body, address, now }) =>
    exchangeCode(parts, { ...body, address }, now),
  );
  serve(app, parts, contract.verifyToken, async ({ body, now }) => {
    await verifyToken(parts, body.token, now);
    return { detail: 'The token is good.' };
  });
  serve(app, parts, contract.refreshToken, ({ body, now }) =>
    refreshSession(parts, body.refresh, now),
  );
  serve(app, parts, contract.revokeToken, async ({ body, now }) => {
    await revokeSession(parts.db, body.refresh, now);
    return null;
  });
  serve(app, parts, contract.me, ({ actor }) => readOwnAccount(parts.db, parts.secret, actor));
}
