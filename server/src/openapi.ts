import * as claiming from '@limber/contract/account-claims.ts';
import * as accounts from '@limber/contract/accounts.ts';
import * as appointments from '@limber/contract/appointments.ts';
import * as auth from '@limber/contract/auth.ts';
import * as bookings from '@limber/contract/bookings.ts';
import * as catalogue from '@limber/contract/catalogue.ts';
import * as claims from '@limber/contract/desk/clients/claims.ts';
import * as clientHealth from '@limber/contract/desk/clients/client-health-note.ts';
import * as deskClients from '@limber/contract/desk/clients/clients.ts';
import * as deskContacts from '@limber/contract/desk/clients/contacts.ts';
import * as clientDuplicates from '@limber/contract/desk/clients/duplicates.ts';
import * as deskMemberships from '@limber/contract/desk/clients/memberships.ts';
import * as deskPackages from '@limber/contract/desk/clients/packages.ts';
import * as clientPrivacy from '@limber/contract/desk/clients/privacy.ts';
import * as deskHealth from '@limber/contract/desk/clients/session-health-note.ts';
import * as clientSharing from '@limber/contract/desk/clients/sharing.ts';
import * as soldPackages from '@limber/contract/desk/clients/sold-packages.ts';
import * as clientStory from '@limber/contract/desk/clients/timeline.ts';
import * as deskBookingChanges from '@limber/contract/desk/day/booking-changes.ts';
import * as deskBookings from '@limber/contract/desk/day/bookings.ts';
import * as deskCancelled from '@limber/contract/desk/day/cancelled-sessions.ts';
import * as deskDay from '@limber/contract/desk/day/day.ts';
import * as deskDues from '@limber/contract/desk/day/dues.ts';
import * as ownDay from '@limber/contract/desk/day/own-day.ts';
import * as deskSession from '@limber/contract/desk/day/session.ts';
import * as deskResources from '@limber/contract/desk/day/session-needs.ts';
import * as sessionNotes from '@limber/contract/desk/day/session-notes.ts';
import * as deskUsual from '@limber/contract/desk/day/usual-session.ts';
import * as deskCounters from '@limber/contract/desk/entry/counters.ts';
import * as deskFactors from '@limber/contract/desk/entry/factors.ts';
import * as deskPasskeys from '@limber/contract/desk/entry/passkeys.ts';
import * as deskSetUp from '@limber/contract/desk/entry/set-up.ts';
import * as deskSignIn from '@limber/contract/desk/entry/sign-in.ts';
import * as deskCredit from '@limber/contract/desk/money/credit.ts';
import * as documents from '@limber/contract/desk/money/documents.ts';
import * as drawers from '@limber/contract/desk/money/drawers.ts';
import * as deskFees from '@limber/contract/desk/money/fees.ts';
import * as deskOwed from '@limber/contract/desk/money/owed.ts';
import * as reports from '@limber/contract/desk/money/reports.ts';
import * as retailProducts from '@limber/contract/desk/money/retail-products.ts';
import * as stock from '@limber/contract/desk/money/stock.ts';
import * as till from '@limber/contract/desk/money/till.ts';
import * as tillValues from '@limber/contract/desk/money/till-values.ts';
import * as deskClosures from '@limber/contract/desk/rota/closures.ts';
import * as deskDisplaced from '@limber/contract/desk/rota/displaced.ts';
import * as deskWays from '@limber/contract/desk/rota/displaced-options.ts';
import * as deskHours from '@limber/contract/desk/rota/hours.ts';
import * as deskTimeOff from '@limber/contract/desk/rota/time-off.ts';
import * as deskUncovered from '@limber/contract/desk/rota/uncovered.ts';
import * as deskToCome from '@limber/contract/desk/rota/upcoming-sessions.ts';
import * as deskRota from '@limber/contract/desk/rota/weeks.ts';
import * as deskAudit from '@limber/contract/desk/studio/audit.ts';
import * as studioBranches from '@limber/contract/desk/studio/branches.ts';
import * as studioDependents from '@limber/contract/desk/studio/dependents.ts';
import * as deskExport from '@limber/contract/desk/studio/export.ts';
import * as deskImport from '@limber/contract/desk/studio/import-file.ts';
import * as importRows from '@limber/contract/desk/studio/import-rows.ts';
import * as deskImports from '@limber/contract/desk/studio/imports.ts';
import * as studioMessages from '@limber/contract/desk/studio/messages.ts';
import * as studioPartners from '@limber/contract/desk/studio/partners.ts';
import * as studioPay from '@limber/contract/desk/studio/pay-rates.ts';
import * as paymentTerms from '@limber/contract/desk/studio/payment-terms.ts';
import * as studioPictures from '@limber/contract/desk/studio/pictures.ts';
import * as studioPlace from '@limber/contract/desk/studio/place.ts';
import * as plannedChanges from '@limber/contract/desk/studio/planned-changes.ts';
import * as studioProducts from '@limber/contract/desk/studio/products.ts';
import * as studioResources from '@limber/contract/desk/studio/resources.ts';
import * as studioServices from '@limber/contract/desk/studio/services.ts';
import * as studioSettings from '@limber/contract/desk/studio/settings.ts';
import * as ownThings from '@limber/contract/desk/studio/shared-fields.ts';
import * as taxCategories from '@limber/contract/desk/studio/tax-categories.ts';
import * as deskTeam from '@limber/contract/desk/studio/team.ts';
import * as studioTherapists from '@limber/contract/desk/studio/therapists.ts';
import * as studioTexts from '@limber/contract/desk/studio/translations.ts';
import * as studioVat from '@limber/contract/desk/studio/vat.ts';
import * as studioWebsite from '@limber/contract/desk/studio/website.ts';
import * as studioLook from '@limber/contract/desk/website/look.ts';
import * as studioPolicies from '@limber/contract/desk/website/policies.ts';
import * as studioPreview from '@limber/contract/desk/website/preview.ts';
import * as studioSentences from '@limber/contract/desk/website/sentences.ts';
import * as favourites from '@limber/contract/favourites.ts';
import * as healthRecord from '@limber/contract/health-record.ts';
import * as membership from '@limber/contract/membership.ts';
import * as packageStatement from '@limber/contract/package-statement.ts';
import * as packages from '@limber/contract/packages.ts';
import * as partners from '@limber/contract/partners.ts';
import * as savedCard from '@limber/contract/paying/saved-card.ts';
import * as payments from '@limber/contract/payments.ts';
import * as pictures from '@limber/contract/pictures.ts';
import * as policies from '@limber/contract/policies.ts';
import { OnceHeaders, type Route, statusesOf } from '@limber/contract/route.ts';
import * as scheduling from '@limber/contract/scheduling.ts';
import * as sharing from '@limber/contract/sharing.ts';
import * as studio from '@limber/contract/studio.ts';
import * as failure from '@limber/contract/values/failure.ts';
import * as keys from '@limber/contract/values/keys.ts';
import * as money from '@limber/contract/values/money.ts';
import * as people from '@limber/contract/values/people.ts';
import * as shapes from '@limber/contract/values/shapes.ts';
import * as texts from '@limber/contract/values/texts.ts';
import * as times from '@limber/contract/values/times.ts';
import type { TSchema } from 'typebox';
import { namedSchemas, type Schemas } from './openapi-schemas.ts';
import { info, REFUSALS, SUCCESSES, subjects } from './openapi-words.ts';
import { API_BASE } from './platform/http/http.ts';

const contract = {
  ...{ ...money, ...times, ...people, ...failure, ...keys, ...texts, ...shapes },
  ...{ ...accounts, ...auth, ...appointments, ...bookings, ...catalogue, ...membership },
  ...{
    ...packageStatement,
    ...packages,
    ...partners,
    ...payments,
    ...savedCard,
    ...policies,
    ...scheduling,
    ...sharing,
    ...studio,
  },
  ...{ ...favourites, ...pictures },
  ...{ ...deskBookings, ...deskBookingChanges, ...sessionNotes, ...deskDay, ...deskSession },
  ...{ ...clientHealth, ...clientSharing, ...deskHealth, ...healthRecord },
  ...{ ...deskCancelled, ...deskDues, ...deskWays },
  ...{ ...deskClients, ...deskUsual },
  ...{
    ...documents,
    ...drawers,
    ...stock,
    ...till,
    ...tillValues,
    ...deskCredit,
    ...deskFees,
    ...deskOwed,
    ...soldPackages,
    ...deskPackages,
    ...deskMemberships,
  },
  ...{
    ...deskDisplaced,
    ...deskHours,
    ...deskRota,
    ...deskTimeOff,
    ...deskToCome,
    ...deskUncovered,
    ...deskResources,
  },
  ...{
    ...ownThings,
    ...studioServices,
    ...studioProducts,
    ...retailProducts,
    ...paymentTerms,
    ...plannedChanges,
    ...studioDependents,
    ...studioResources,
  },
  ...{
    ...studioSettings,
    ...studioPartners,
    ...studioPay,
    ...studioPictures,
    ...studioLook,
    ...studioPreview,
    ...studioSentences,
    ...studioPolicies,
    ...studioTherapists,
    ...studioMessages,
    ...studioTexts,
    ...studioWebsite,
    ...studioPlace,
    ...studioBranches,
    ...studioVat,
    ...taxCategories,
  },
  ...{ ...deskAudit, ...deskSetUp, ...reports, ...importRows, ...deskImport, ...deskExport },
  ...deskImports,
  ...{
    ...deskClosures,
    ...deskContacts,
    ...clientDuplicates,
    ...clientPrivacy,
    ...clientStory,
    ...ownDay,
  },
  ...{ ...claiming, ...claims },
  ...{ ...deskCounters, ...deskFactors, ...deskPasskeys, ...deskSignIn, ...deskTeam },
};

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
    components: {
      parameters: { Once: parameterOf('header', 'idempotency-key', OnceHeaders, schemas) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, { name, ...words }]) => [
          name,
          refusalOf(words, schemas.refer(failure.Failure), Number(status)),
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
    security: route.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: Object.fromEntries(
      statusesOf(route).map((status) => [status, responseOf(route, status, schemas)]),
    ),
  };
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
  if (refused && (schema === undefined || schema === failure.Failure)) {
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
