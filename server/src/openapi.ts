import { TOLD_BY_EVENT } from '@limber/contract/desk/software/webhooks.ts';
import { OnceHeaders, type Route, statusesOf } from '@limber/contract/route.ts';
import { Failure } from '@limber/contract/values/failure.ts';
import type { TSchema } from 'typebox';
import { contract } from './openapi-contract.ts';
import { namedSchemas, type Schemas } from './openapi-schemas.ts';
import { info, REFUSALS, SUCCESSES, securitySchemes, subjects } from './openapi-words.ts';
import { API_BASE } from './platform/http/serve-calls.ts';

/**
 * The description of the API as OpenAPI 3.1, made from the contract: a call is named after its
 * route there, a schema after its constant.
 */
export function describeApi(publicUrl: string) {
  const named: [string, unknown][] = Object.entries(contract);
  const schemas = namedSchemas(
    named.flatMap(([name, value]) => (isSchema(value) ? [[name, value] as const] : [])),
  );
  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, route] of named) {
    if (!isRoute(route)) continue;
    const path = `/${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operationOf(operationId, route, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: `${publicUrl}${API_BASE.slice(0, -1)}`, description: 'This studio' }],
    tags: subjects,
    paths,
    webhooks: Object.fromEntries(
      Object.entries(TOLD_BY_EVENT).map(([event, told]) => [
        event,
        webhookOf(event, told, schemas),
      ]),
    ),
    components: {
      parameters: {
        Once: parameterOf('header', 'idempotency-key', OnceHeaders, schemas),
        ...Object.fromEntries(
          webhookHeaders.map((name) => [
            name,
            { name, in: 'header', required: true, schema: { type: 'string' } },
          ]),
        ),
      },
      securitySchemes,
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, { name, ...words }]) => [
          name,
          refusalOf(words, schemas.refer(Failure), Number(status)),
        ]),
      ),
      schemas: schemas.components(),
    },
  };
}

function operationOf(operationId: string, route: Route, schemas: Schemas) {
  const body = requestBodyOf(route, schemas);
  const parameters = parametersOf(route, schemas);
  return {
    operationId,
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    tags: [route.path.split('/')[0] ?? ''],
    security: securityOf(route),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: Object.fromEntries(
      statusesOf(route).map((status) => [status, responseOf(route, status, schemas)]),
    ),
  };
}

/** What is sent for an event to the addresses that a manager has added, signed as Standard Webhooks. */
function webhookOf(
  event: string,
  { summary, data, example }: { summary: string; data: TSchema; example: object },
  schemas: Schemas,
) {
  const timestamp = { type: 'string', format: 'date-time' };
  const schema = {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: { type: { const: event }, timestamp, data: schemas.refer(data) },
  };
  const content = {
    schema,
    example: { type: event, timestamp: '2026-11-21T10:30:00Z', data: example },
  };
  return {
    post: {
      summary,
      parameters: webhookHeaders.map((name) => ({ $ref: `#/components/parameters/${name}` })),
      requestBody: { required: true, content: { 'application/json': content } },
      responses: { '2XX': { description: 'It arrived.' } },
    },
  };
}

const webhookHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

/** How a caller may be known: by an access token, or by a key with the scope that the call names. */
function securityOf({ access, scope }: Route): object[] {
  return [
    ...(access === 'public' ? [{}] : []),
    { bearer: [] },
    ...(scope ? [{ key: [scope] }] : []),
  ];
}

function parametersOf({ params, query, headers }: Route, schemas: Schemas): object[] {
  const places = [
    ['path', params],
    ['query', query],
  ] as const;
  const said = places.flatMap(([place, schema]) => {
    const { properties = {} } = (schema ?? {}) as ObjectSchema;
    return Object.keys(properties).map((name) => parameterOf(place, name, schema, schemas));
  });
  return [...said, ...(headers ? [{ $ref: '#/components/parameters/Once' }] : [])];
}

function parameterOf(place: string, name: string, schema: unknown, schemas: Schemas): object {
  const { properties = {}, required = [] } = schema as ObjectSchema;
  const { description, ...rest } = schemas.refer(properties[name] as TSchema);
  return {
    name,
    in: place,
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema: rest,
  };
}

function requestBodyOf({ body, upload }: Route, schemas: Schemas): object | undefined {
  if (upload) {
    const file = { type: 'string', format: 'binary' };
    const form = { type: 'object', required: [upload], properties: { [upload]: file } };
    return { required: true, content: { 'multipart/form-data': { schema: form } } };
  }
  if (!body) return undefined;
  return {
    required: !('~optional' in body),
    content: { 'application/json': contentOf(body, schemas) },
  };
}

function responseOf(route: Route, status: number, schemas: Schemas): object {
  const schema = route.replies[status];
  const refused = REFUSALS[status];
  if (refused && (schema === undefined || schema === Failure)) {
    return { $ref: `#/components/responses/${refused.name}` };
  }
  if (refused && schema) {
    const described = { description: refused.description };
    return { ...described, content: { 'application/json': contentOf(schema, schemas) } };
  }
  const description = SUCCESSES[status] ?? 'Done';
  if (status === 204 || !schema) return { description };
  return {
    description,
    content: { [route.file ?? 'application/json']: contentOf(schema, schemas) },
  };
}

/** A named schema brings its examples along; any other has one next to it. */
function contentOf(schema: TSchema, schemas: Schemas): object {
  const said = schemas.refer(schema);
  const [example] = (schema as { examples?: unknown[] }).examples ?? [];
  return { schema: said, ...(said.$ref || example === undefined ? {} : { example }) };
}

function refusalOf(words: { description: string; detail: string }, schema: object, status: number) {
  const { description, detail } = words;
  const seconds = { schema: { type: 'integer', minimum: 1 }, description: 'Seconds to wait' };
  return {
    description,
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': seconds } } : {}),
    content: { 'application/json': { schema, example: { detail, error: detail } } },
  };
}

interface ObjectSchema {
  readonly properties?: Record<string, TSchema>;
  readonly required?: readonly string[];
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'path' in value && 'replies' in value;
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && '~kind' in value;
}
