import type { AuditSubject } from '@limber/contract/desk/studio/audit.ts';
import {
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import { useRefusal } from '../frame/refusal/use-refusal.ts';

/** What every thing of the studio has; a branch has a code instead of an id. */
export type StoredThing = ({ readonly id: number } | { readonly location: string }) & {
  readonly version: number;
  readonly retired: boolean;
  readonly position?: number;
};

/** What `StudioList` passes to the form of the open thing. */
export interface OpenedThing<Thing> {
  /** Undefined: a new one. */
  readonly thing: Thing | undefined;
  /** Position of the last one. */
  readonly last: number;
  /** Opens the one just created. */
  onMade(made: Thing): void;
  onClose(): void;
}

/** Which one, and the version that was seen. */
type Seen<Thing> = { version: number } & (Thing extends { id: number }
  ? { id: number }
  : { location: string });

/** A mutation as its hook returns it. */
type Mutation<Request, Thing> = readonly [
  ask: (request: Request) => PromiseLike<{ data?: Thing | undefined }>,
  call: { error?: unknown; isLoading: boolean; isSuccess: boolean; reset(): void },
];

interface Declared<Thing, Values, New, First extends keyof New> extends OpenedThing<Thing> {
  readonly subject: AuditSubject;
  readonly add: Mutation<New, Thing>;
  readonly change: Mutation<Seen<Thing> & Omit<New, First>, Thing>;
  readonly retire: Mutation<Seen<Thing> & { retired: boolean }, Thing>;
  /** Initial values of a new one, which comes last. Fields have the wire's names. */
  readonly blank: Values;
  /** Fields that the form holds differently from the wire. */
  typed?(thing: NoInfer<Thing>): Partial<Values>;
  /** The request for a form. */
  requestOf(values: Values & { position: number }): New;
  /** Fields of a new one that cannot be changed later. */
  readonly firstFields?: readonly First[];
}

/**
 * The form of a thing. `field`, `both` and `choice` give a control its value and its error; `frame` is for
 * `ThingForm`. Each call resets the earlier ones, so that no old error stands beside a new success.
 */
export function useThing<
  Thing extends StoredThing,
  Values extends FieldValues,
  New,
  First extends keyof New = never,
>(declared: Declared<Thing, Values, New, First>) {
  type Form = Values & { position: number };
  const { thing, last, subject, blank, typed, requestOf, firstFields = [] } = declared;
  const [add, adding] = declared.add;
  const [change, changing] = declared.change;
  const [retire, retiring] = declared.retire;
  const calls = [adding, changing, retiring];
  const error = calls.find((call) => call.error)?.error;
  const { fields } = useRefusal(error);
  const valuesOf = (stored: Thing | undefined): Form => {
    const start = Object.entries({ ...blank, position: last + 1 });
    const known: FieldValues = { ...stored, ...(stored && typed?.(stored)) };
    return Object.fromEntries(start.map(([name, none]) => [name, known[name] ?? none])) as Form;
  };
  const form = useForm<Form>({
    values: valuesOf(thing),
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, reset, watch, setValue, formState } = form;
  const forget = () => {
    for (const call of calls) call.reset();
  };
  async function save(values: Form) {
    forget();
    const body = requestOf(values);
    const { data } = await (thing
      ? change({ ...seenOf(thing), ...without(body, firstFields) })
      : add(body));
    if (!data) return;
    reset(valuesOf(data));
    if (!thing) declared.onMade(data);
  }
  const said = (name: string): string | undefined =>
    (get(formState.errors, name) as FieldError | undefined)?.message ?? saidOf(name, fields)[0];
  const field = <Name extends FieldPath<Form>>(
    name: Name,
    options?: RegisterOptions<Form, Name>,
  ) => ({ ...register(name, options), error: said(name) });
  return {
    ...form,
    /** Errors of each field, by the wire's names. */
    fields,
    /** Props of an input. */
    field,
    /** Props of the two inputs of a name or text in both languages. */
    both(name: keyof Values & string) {
      const [english, arabic] = [`${name}.en`, `${name}.ar`] as FieldPath<Form>[];
      return [field(english as FieldPath<Form>), field(arabic as FieldPath<Form>)] as const;
    },
    /** Props of a control that takes a value. */
    choice: <Name extends FieldPath<Form>>(name: Name) => ({
      value: watch(name),
      onChange: (value: FieldPathValue<Form, Name>) => setValue(name, value, { shouldDirty: true }),
      error: said(name),
    }),
    frame: {
      error,
      busy: calls.some(({ isLoading }) => isLoading),
      saved: calls.some(({ isSuccess }) => isSuccess),
      onSubmit: handleSubmit(save),
      onClose: declared.onClose,
      kept: thing && {
        subject,
        id: idOf(thing),
        version: thing.version,
        retired: thing.retired,
        onRetire(retired: boolean) {
          forget();
          void retire({ ...seenOf(thing), retired });
        },
      },
    },
  };
}

/** The id or code of a thing. */
export function idOf(thing: StoredThing): number | string {
  return 'id' in thing ? thing.id : thing.location;
}

/** Errors of a wire field and of the fields inside it, without repeats. */
export function saidOf(field: string, fields: Readonly<Record<string, string>>): string[] {
  const own = Object.entries(fields).filter(
    ([name]) => name === field || name.startsWith(`${field}.`),
  );
  return [...new Set(own.map(([, said]) => said))];
}

/** How a field holds its input: as a number, a text, or null if it is empty. */
export const asNumber = { setValueAs: Number };
export const asNumberOrNone = {
  setValueAs: (typed: string | number | null) =>
    typed === '' || typed === null ? null : Number(typed),
};
export const asText = { setValueAs: (typed: string) => typed.trim() };
export const asTextOrNone = { setValueAs: (typed: string | null) => typed?.trim() || null };

function seenOf<Thing extends StoredThing>(thing: Thing): Seen<Thing> {
  const which = 'id' in thing ? { id: thing.id } : { location: thing.location };
  return { ...which, version: thing.version } as unknown as Seen<Thing>;
}

function without<Whole, Part extends keyof Whole>(whole: Whole, parts: readonly Part[]) {
  const left = { ...whole };
  for (const part of parts) delete left[part];
  return left as Omit<Whole, Part>;
}
