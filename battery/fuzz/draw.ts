import type { Route } from '@limber/contract/route.ts';
import { IMPORT_BASE64 } from '@limber/contract/terms/import.ts';
import type { TSchema } from 'typebox';
import { type Chance, pick } from '../../server/seed/seeded-chance.ts';
import { addDays, dayOf } from '../../server/src/platform/studio-days.ts';
import { nasties, poisons, WIDE_TABLE } from './poison.ts';
import type { Thing, Things } from './things.ts';

/** Share of values replaced by invalid ones, in percent. */
export interface Manner {
  readonly nasty: number;
  readonly poisoned: number;
}

/** Inputs for drawing a request: randomness, existing things, and the current time. */
export interface Drawing {
  readonly chance: Chance;
  readonly things: Things;
  readonly now: Date;
}

export type Parts = Partial<Record<'params' | 'query' | 'headers' | 'body', Drawn>>;
type Drawn = Record<string, unknown>;

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: unknown[];
  readonly examples?: unknown[];
  readonly anyOf?: TSchema[];
  readonly items?: TSchema;
  readonly properties?: Record<string, TSchema>;
  readonly required?: string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/**
 * Draws a request to a route: mostly valid and about existing things, otherwise altered in this
 * manner.
 */
export function drawRequest(drawing: Drawing, route: Route, manner: Manner): Parts {
  const thing = drawing.things.forPath(route.path, drawing.chance);
  const drawn: Record<string, Drawn> = {};
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const schema = route[part];
    if (schema) drawn[part] = drawObject(drawing, schema, manner, thing);
  }
  return drawn;
}

function drawObject(drawing: Drawing, given: TSchema, manner: Manner, thing: Thing): Drawn {
  const { properties = {}, required = [], examples = [] } = given as Schema;
  const { chance } = drawing;
  // An example's values fit together, so half of the draws start from one.
  const example = (chance.below(2) === 0 ? (examples[0] as Drawn | undefined) : undefined) ?? {};
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || name in example || chance.below(2) === 0,
  );
  return Object.fromEntries(
    names.map((name) => {
      const schema = properties[name] as TSchema;
      if (chance.below(100) < manner.nasty) return [name, pick(nasties, chance)];
      const keeps = name in example && chance.below(100) >= manner.poisoned && !isKey(name);
      return [name, keeps ? example[name] : draw(drawing, schema, manner, { name, thing })];
    }),
  );
}

const isKey = (name: string) => /(?:^|_)(?:id|ids|version|date|from|to|on)$/.test(name);

interface Place {
  readonly name: string;
  readonly thing: Thing;
}

function draw(drawing: Drawing, given: TSchema, manner: Manner, place: Place): unknown {
  const schema = given as Schema;
  const { chance, things } = drawing;
  const { name, thing } = place;
  if (schema.enum) return pick(schema.enum, chance);
  if (schema.anyOf) return draw(drawing, pick(schema.anyOf, chance), manner, place);
  switch (schema.type) {
    case 'null':
      return null;
    case 'boolean':
      return chance.below(2) === 0;
    case 'integer':
    case 'number':
      if (name === 'id') return thing.id ?? 1;
      if (/version$/.test(name)) return thing.version ?? 1;
      return things.numberCalled(name, chance) ?? drawNumber(schema, chance);
    case 'array': {
      const { items = given, minItems = 0, maxItems = 3 } = schema;
      const many = minItems + chance.below(Math.max(1, Math.min(3, maxItems) - minItems) + 1);
      const one = { ...place, name: name.replace(/s$/, '') };
      return Array.from({ length: many }, () => draw(drawing, items, manner, one));
    }
    case 'object':
      return drawObject(drawing, given, manner, thing);
    default:
      return drawText(drawing, schema, manner, place);
  }
}

/** At its limits, and within an hour's minutes above the lower one. */
function drawNumber({ type, minimum = 0, maximum = 1000 }: Schema, chance: Chance): number {
  const whole = Math.ceil(minimum) + chance.below(Math.min(60, maximum - minimum) + 1);
  if (chance.below(10) === 0) return pick([minimum, maximum], chance);
  return type === 'number' && chance.below(4) === 0 ? whole + 0.25 : whole;
}

function drawText(drawing: Drawing, schema: Schema, manner: Manner, { name, thing }: Place) {
  const { chance, things, now } = drawing;
  const { maxLength = 1000, minLength = 0, pattern, examples } = schema;
  if (name === 'id' && thing.id !== undefined) return String(thing.id);
  const known = things.textCalled(name, chance);
  if (schema.format === 'uuid') return known ?? things.anyUuid(chance);
  if (schema.format === 'date') return addDays(dayOf(now), chance.below(12) - 2);
  if (/time$/.test(name)) return `${10 + chance.below(10)}:${pick(['00', '30'], chance)}`;
  // Only calls that take a whole file accept this much.
  if (maxLength >= IMPORT_BASE64 && chance.below(4) === 0) return WIDE_TABLE;
  if (chance.below(100) < manner.poisoned) {
    const poison = pick(poisons, chance);
    const fits = !pattern || new RegExp(pattern, 'u').test(poison);
    // Anything too long is refused at once: shortened, it may get further.
    if (fits) return chance.below(8) === 0 ? poison : poison.slice(0, maxLength);
    if (name === 'email') return `"${poison.slice(0, 40)}"@battery.example`;
  }
  if (name === 'email') return `fuzz${chance.below(10_000)}@battery.example`;
  const plain = known ?? pick(examples ?? ['Amina'], chance);
  return typeof plain === 'string' ? plain.padEnd(minLength, 'x').slice(0, maxLength) : plain;
}
