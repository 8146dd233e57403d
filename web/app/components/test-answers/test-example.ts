import type { Route } from '@limber/contract/route.ts';

/** The contract's example of a shape, with some fields changed. */
export function exampleOf<Shape>(schema: object, changes: Partial<Shape> = {}): Shape {
  const [example] = (schema as { examples?: Shape[] }).examples ?? [];
  if (!example) throw new Error('The contract has no example of it.');
  return { ...example, ...changes };
}

const contract = import.meta.glob<Record<string, unknown>>('../../../../contract/src/**/*.ts', {
  eager: true,
});
const routes = Object.values(contract)
  .flatMap((file) => Object.values(file))
  .filter((each): each is Route => isRoute(each));

/** The contract's example reply to a read of a path below the API's base. */
export function exampleReply<Reply extends object = object>(path: string): Reply {
  const example = exampleOfCall('GET', path);
  if (!example) throw new Error(`The contract has no example of ${path}.`);
  return example as Reply;
}

/** The contract's example reply to any call; null for an empty one. */
export function exampleOfCall(method: string, path: string): object | null {
  const steps = path.split('/');
  const matching = routes.filter((each) => {
    const pattern = each.path.split('/');
    return (
      each.method === method &&
      pattern.length === steps.length &&
      pattern.every((step, at) => step.startsWith(':') || step === steps[at])
    );
  });
  // As the server does: `profile/messages` before `profile/:id`.
  const route = matching.find((each) => each.path === path) ?? matching[0];
  const { 200: reply = route?.replies[201], 204: wordless } = route?.replies ?? {};
  const [example] = (reply as { examples?: object[] } | undefined)?.examples ?? [];
  if (!example && !wordless) throw new Error(`The contract has no example of ${method} ${path}.`);
  return example ?? null;
}

function isRoute(each: unknown): each is Route {
  return typeof each === 'object' && each !== null && 'replies' in each && 'method' in each;
}
