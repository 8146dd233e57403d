import * as contract from '@limber/contract/software/assistants.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { allowAssistant, readRequest } from './allow-assistant.ts';
import { mcpRoutes } from './mcp-routes.ts';
import { oauthRoutes } from './oauth-routes.ts';

/** Assistants: how they are let in, and what they can do. */
export function assistantRoutes(
  app: FastifyInstance,
  deps: HttpDeps & { readonly publicUrl: string },
): void {
  serve(app, deps, contract.readAssistantRequest, ({ query }) => readRequest(deps.db, query));
  serveVerb(app, deps, contract.allowAssistant, allowAssistant, deps);
  oauthRoutes(app, deps);
  mcpRoutes(app, deps);
}
