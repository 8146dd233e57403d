import { minorOf, minorUnits, studioCurrency } from '@limber/contract/money/currency.ts';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { fieldsInWords } from '../language/field-words.ts';
import type { Sentence } from '../language/sentence.ts';
import { refusal, wrongField } from './errors.ts';

/**
 * Compiles the validator for one part of a request. Bodies must have the right types; addresses and
 * headers are text, in which numbers are parsed. A mismatch is refused 400 with one sentence for
 * each field of the contract, however much was sent.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? exact : coercing;
  // Compiled at first use, as most calls are not made in a day.
  let whole: ValidateFunction | undefined;
  // Only a refusal needs to know which part does not fit; most routes never refuse.
  let parts: readonly Part[] | undefined;
  const nothing = Type.IsOptional(schema) ? {} : undefined;
  return (sent: unknown) => {
    const data = sent ?? nothing;
    whole ??= ajv.compile(schema);
    return whole(data) && !isUnkeepable(data)
      ? { value: data }
      : { error: refuse(data, whole.errors ?? []) };
  };
  function refuse(data: unknown, errors: readonly ErrorObject[]): Error {
    parts ??= partsOf(schema, ajv);
    return invalid(data, parts, errors);
  }
};

/** Compiles what checks each part of an object alone. */
function partsOf(schema: ObjectSchema, ajv: Ajv): Part[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, part]) => ({
    name,
    required: required.includes(name),
    fits: ajv.compile(part),
  }));
}

interface ObjectSchema {
  readonly properties?: Record<string, TSchema>;
  readonly required?: readonly string[];
}

interface Part {
  readonly name: string;
  readonly required: boolean;
  readonly fits: ValidateFunction;
}

const WHOLE_MINOR = 'x-whole-minor-units';

// Each check ends at its first error: gathering all of them took seconds and megabytes.
const exact = ajvWith({ coerceTypes: false });
const coercing = ajvWith({ coerceTypes: true });

function ajvWith({ coerceTypes }: { coerceTypes: boolean }): Ajv {
  const ajv = new Ajv({ coerceTypes, allErrors: false, verbose: true });
  ajv.addVocabulary(['x-sentence']);
  // `multipleOf: 0.01` refuses 137.55, which no binary number is.
  ajv.addKeyword({
    keyword: WHOLE_MINOR,
    type: 'number',
    schemaType: 'boolean',
    validate: isWholeMinor,
  });
  formats.default(ajv);
  return ajv;
}

/**
 * Whether an amount has no more decimals than the currency; the rounding error of a sum does not count as
 * another one.
 */
function isWholeMinor(_: boolean, sent: number): boolean {
  return Math.abs(sent * minorUnits() - minorOf(sent)) < 1e-6;
}

function invalid(data: unknown, parts: readonly Part[], errors: readonly ErrorObject[]): Error {
  const sent = isObject(data) ? data : {};
  const fields = Object.fromEntries(
    parts.flatMap((part) => {
      const problem = problemOf(part, sent[part.name]);
      return problem ? [problem] : [];
    }),
  );
  const names = Object.keys(fields);
  if (isObject(data) && names.length > 0) return refusal(400, checkFields(names), { fields });
  return wrongField('body', sentenceOf(errors[0]));
}

function checkFields(names: readonly string[]): Sentence {
  const { en, ar } = fieldsInWords(names);
  return { en: `Please check: ${en}.`, ar: `يرجى التحقق من ${ar}.` };
}

/** The invalid field on the wire, and the sentence that says how to correct it. */
function problemOf({ name, required, fits }: Part, value: unknown): [string, Sentence] | null {
  if (value === undefined) return required ? [name, MISSING] : null;
  if (fits(value)) return isUnkeepable(value) ? [name, PLAIN_TEXT] : null;
  const [error] = fits.errors ?? [];
  const missing = error?.keyword === 'required' ? [error.params.missingProperty as string] : [];
  const path = [name, ...(error?.instancePath.split('/').filter(Boolean) ?? []), ...missing];
  return [path.join('.'), sentenceOf(error)];
}

const PLAIN_TEXT: Sentence = { en: 'Please use plain text.', ar: 'يرجى استخدام نص عادي.' };
const MISSING: Sentence = { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' };

/** The sentence for a schema error; a schema may have its own. */
function sentenceOf(error: ErrorObject | undefined): Sentence {
  const { keyword = '', params = {}, parentSchema = {} } = error ?? {};
  const own = (parentSchema as { 'x-sentence'?: Sentence })['x-sentence'];
  if (own && keyword !== 'maxLength') return own;
  switch (keyword) {
    case 'required':
    case 'minLength':
      return MISSING;
    case 'type':
      return TYPES[params.type as keyof typeof TYPES] ?? UNFIT;
    case 'enum':
      return oneOf(params.allowedValues.join(', '));
    case 'minimum':
      return {
        en: `Please give ${params.limit} or more.`,
        ar: `يرجى إدخال ${params.limit} أو أكثر.`,
      };
    case 'maximum':
      return {
        en: `Please give ${params.limit} or less.`,
        ar: `يرجى إدخال ${params.limit} أو أقل.`,
      };
    case 'multipleOf':
      return {
        en: `Please go in steps of ${params.multipleOf}.`,
        ar: `يرجى الاختيار بخطوات من ${params.multipleOf}.`,
      };
    case WHOLE_MINOR:
      return WITH_DECIMALS[studioCurrency().digits] ?? WITH_DECIMALS[0];
    case 'maxLength':
      return {
        en: `Please use ${params.limit} characters at most.`,
        ar: `يرجى ألا يزيد عدد الأحرف على ${params.limit}.`,
      };
    case 'minItems':
      return {
        en: `Please choose at least ${params.limit}.`,
        ar: `الحد الأدنى للاختيار هو ${params.limit}.`,
      };
    case 'maxItems':
      return {
        en: `Please choose ${params.limit} at most.`,
        ar: `الحد الأقصى للاختيار هو ${params.limit}.`,
      };
    case 'additionalProperties':
      return {
        en: 'This has a field in it that we do not know.',
        ar: 'في الطلب حقل لا نعرفه.',
      };
    default:
      return UNFIT;
  }
}

const oneOf = (words: string): Sentence => ({
  en: `Please choose one of these: ${words}.`,
  ar: `يرجى اختيار إحدى هذه القيم: ${words}.`,
});

const UNFIT: Sentence = {
  en: 'This is not something we can use here.',
  ar: 'لا يمكن استخدام هذه القيمة هنا.',
};

const TYPES = {
  integer: { en: 'Please give a whole number.', ar: 'يرجى إدخال عدد صحيح.' },
  number: { en: 'Please give a number.', ar: 'يرجى إدخال رقم.' },
  boolean: { en: 'Please say true or false.', ar: 'يرجى الإجابة بنعم أو لا (true أو false).' },
  string: { en: 'Please give a text.', ar: 'يرجى إدخال نص.' },
  array: { en: 'Please give a list.', ar: 'يرجى إرسال قائمة.' },
  object: { en: 'Please give a JSON object.', ar: 'يرجى إرسال كائن JSON.' },
};

/**
 * Lists and objects within each other: the contract has three, and who walks through all of a body
 * has a stack.
 */
const DEEPEST = 10;

/**
 * Whether it contains a character, or half of one, that the database cannot store, or is nested too
 * deeply.
 */
function isUnkeepable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return depth === DEEPEST || Object.values(value).some((each) => isUnkeepable(each, depth + 1));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** By the decimals of the currency. */
const WITH_DECIMALS: { readonly 0: Sentence } & Readonly<Record<number, Sentence>> = {
  0: { en: 'Please give a whole amount, such as 137.', ar: 'يرجى إدخال مبلغ صحيح، مثل 137.' },
  2: {
    en: 'Please give an amount with at most two decimals, such as 137.50.',
    ar: 'يرجى إدخال مبلغ بمنزلتين عشريتين على الأكثر، مثل 137.50.',
  },
  3: {
    en: 'Please give an amount with at most three decimals, such as 137.500.',
    ar: 'يرجى إدخال مبلغ بثلاث منازل عشرية على الأكثر، مثل 137.500.',
  },
};
