import { assistantScopes } from '@limber/contract/software/assistants.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { addressOf } from '../../platform/http/address-of.ts';
import { type ExchangeDeps, exchangeToken, revokeToken } from './exchange-token.ts';
import { OAuthError } from './oauth-error.ts';
import { areAdmitted } from './queries.ts';
import { registerAssistant } from './register-assistant.ts';

export interface OAuthDeps extends ExchangeDeps {
  readonly clock: Clock;
}

type Form = { Body: Record<string, string> | undefined };

/** Where an assistant learns of itself how it is let in, registers, and gets its keys. */
export function oauthRoutes(app: FastifyInstance, deps: OAuthDeps): void {
  const { db, publicUrl, clock } = deps;
  const documents = {
    '/.well-known/oauth-protected-resource': protectedResource(publicUrl),
    '/.well-known/oauth-protected-resource/mcp': protectedResource(publicUrl),
    '/.well-known/oauth-authorization-server': authorizationServer(publicUrl),
  };
  for (const [path, document] of Object.entries(documents)) {
    app.get(path, { config: { access: 'public' } }, async (_request, reply) => {
      if (!(await areAdmitted(db))) return reply.callNotFound();
      return reply.header('access-control-allow-origin', '*').send(document);
    });
  }
  app.post('/oauth/register', { config: { access: 'public' } }, (request, reply) =>
    answer(reply, 201, async () => {
      if (!(await areAdmitted(db))) throw new OAuthError('invalid_client_metadata', CLOSED, 403);
      return registerAssistant(deps, request.body, addressOf(request), clock.now());
    }),
  );
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post<Form>('/oauth/token', { config: { access: 'public' } }, (request, reply) =>
      answer(reply, 200, () =>
        exchangeToken(deps, request.body ?? {}, addressOf(request), clock.now()),
      ),
    );
    scope.post<Form>('/oauth/revoke', { config: { access: 'public' } }, (request, reply) =>
      answer(reply, 200, async () => {
        await revokeToken(db, request.body ?? {}, clock.now());
        return {};
      }),
    );
  });
}

const CLOSED = 'The studio admits no assistants at present.';

async function answer(reply: FastifyReply, status: number, work: () => Promise<object>) {
  reply.header('cache-control', 'no-store');
  try {
    return reply.status(status).send(await work());
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const { code, message, retryAfterSeconds } = error;
    if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
    return reply.status(error.status).send({ error: code, error_description: message });
  }
}

/** RFC 9728. */
const protectedResource = (publicUrl: string) => ({
  resource: `${publicUrl}/mcp`,
  authorization_servers: [publicUrl],
  scopes_supported: assistantScopes,
  bearer_methods_supported: ['header'],
});

/** RFC 8414. */
const authorizationServer = (publicUrl: string) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}/assistant`,
  token_endpoint: `${publicUrl}/oauth/token`,
  registration_endpoint: `${publicUrl}/oauth/register`,
  revocation_endpoint: `${publicUrl}/oauth/revoke`,
  scopes_supported: assistantScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});
