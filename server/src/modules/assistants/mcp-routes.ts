import { requestOf } from '@limber/contract/request.ts';
import type { Route } from '@limber/contract/route.ts';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { addressOf } from '../../platform/http/address-of.ts';
import { refusal } from '../../platform/http/errors.ts';
import { API_BASE } from '../../platform/http/serve-calls.ts';
import { bearerIn } from '../../platform/http/session.ts';
import { type AcceptedKey, findAcceptedKey } from '../../platform/software/accepted-key.ts';
import { hashKey, isKey } from '../../platform/software/admit-key.ts';
import { areAdmitted } from './queries.ts';
import { type MakeCall, type Tool, tools } from './what-assistants-can-do.ts';

interface McpDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/**
 * The door for assistants (MCP, streamable HTTP): each request is answered for itself, by calls of
 * the API with the assistant's own key.
 */
export function mcpRoutes(app: FastifyInstance, deps: McpDeps): void {
  const { db, clock, publicUrl } = deps;
  app.post('/mcp', { config: { access: 'public' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await areAdmitted(db))) return reply.callNotFound();
    const { authorization, origin } = request.headers;
    // A page of another site must not use what a browser knows.
    if (origin !== undefined && origin !== new URL(publicUrl).origin) throw refusal(403, ELSEWHERE);
    const bearer = bearerIn(authorization) ?? '';
    const key = isKey(bearer) ? await findAcceptedKey(db, hashKey(bearer), clock.now()) : undefined;
    if (!key?.isOpen) {
      const why = bearer ? 'error="invalid_token", ' : '';
      const document = `${publicUrl}/.well-known/oauth-protected-resource/mcp`;
      reply.header('www-authenticate', `Bearer ${why}resource_metadata="${document}"`);
      return reply.status(401).send({ error: 'invalid_token', error_description: SIGN_IN });
    }
    const answer = await serve(request, publicUrl, serverFor(key, makeCalls(app, request)));
    return reply
      .status(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(await answer.text());
  });
  // Nothing is told without being asked, and there are no sessions to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    config: { access: 'public' },
    handler: async (_request, reply) => {
      if (!(await areAdmitted(db))) return reply.callNotFound();
      return reply.status(405).header('allow', 'POST').send();
    },
  });
}

const SIGN_IN = 'Please let the assistant in first.';
const ELSEWHERE = {
  en: 'Another page may not ask this.',
  ar: 'لا يجوز لصفحة أخرى طلب هذا.',
};

async function serve(
  request: FastifyRequest,
  publicUrl: string,
  server: Server,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
    }
    const body = JSON.stringify(request.body ?? null);
    const asked = new Request(`${publicUrl}/mcp`, { method: 'POST', headers, body });
    return await transport.handleRequest(asked, { parsedBody: request.body });
  } finally {
    await server.close();
  }
}

/** A schema without the keywords of our own, which say nothing to an assistant and cost it words. */
function schemaOf(input: Tool['input']) {
  return JSON.parse(
    JSON.stringify(input, (key, value) => (key.startsWith('x-') ? undefined : value)),
  );
}

/** A server that knows the tools that a key allows, and no others. */
function serverFor({ scopes }: AcceptedKey, call: MakeCall): Server {
  const server = new Server(
    { name: 'limber', version: '1' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const allowed = tools.filter(({ scope }) => scope === undefined || scopes.includes(scope));
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: allowed.map(({ name, title, description, input, writes }) => ({
      ...{ name, title, description, inputSchema: schemaOf(input) },
      annotations: { title, readOnlyHint: !writes, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = allowed.find(({ name }) => name === params.name);
    return tool ? runTool(tool, call, params.arguments ?? {}) : failed('There is no such tool.');
  });
  return server;
}

async function runTool(tool: Tool, call: MakeCall, input: Record<string, unknown>) {
  const [wrong] = Value.Errors(tool.input, input);
  if (wrong) return failed(`${wrong.instancePath || 'The arguments'} ${wrong.message}.`);
  try {
    const answer = await tool.run(call, input);
    return { content: [{ type: 'text' as const, text: JSON.stringify(answer) }] };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return failed(error.message);
  }
}

const failed = (text: string) => ({
  isError: true,
  content: [{ type: 'text' as const, text }],
});

/** A call that the API has refused; the message is its reply. */
class CallRefused extends Error {}

function makeCalls(app: FastifyInstance, request: FastifyRequest): MakeCall {
  const { authorization, 'accept-language': language } = request.headers;
  return async (route: Route, args = {}) => {
    const { method, path, query, body } = requestOf(route, args as never);
    const reply = await app.inject({
      method,
      url: API_BASE + path,
      headers: { authorization, ...(language && { 'accept-language': language }) },
      remoteAddress: addressOf(request),
      ...(query ? { query: query as Record<string, string> } : {}),
      ...(body ? { payload: body as object } : {}),
    });
    const answer = reply.body === '' ? null : reply.json();
    if (reply.statusCode < 300) return answer;
    const { in_other_languages: _, error: __, ...said } = answer as Record<string, unknown>;
    throw new CallRefused(JSON.stringify(said));
  };
}

const INSTRUCTIONS =
  'Books sessions at this studio for the person who let you in. Ask them before you book, move or cancel, and tell them what it costs.';
