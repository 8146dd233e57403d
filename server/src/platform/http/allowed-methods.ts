import type { FastifyInstance } from 'fastify';
import { refusal } from './errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Records the methods of every route registered from now on, by the address below `base`. */
export function noteMethods(app: FastifyInstance, base: string): ReadonlyMap<string, Set<string>> {
  const taken = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!url.startsWith(base) || config?.isOtherMethod) return;
    const methods = taken.get(url) ?? new Set();
    taken.set(url, methods);
    for (const each of [method].flat()) methods.add(each);
  });
  return taken;
}

/** Answers 405 with `Allow` where an address is called with a method that it does not take. */
export function refuseOtherMethods(
  app: FastifyInstance,
  taken: ReadonlyMap<string, Set<string>>,
): void {
  for (const [url, methods] of taken) {
    const allow = [...methods].join(', ');
    app.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url,
      config: { access: 'public', isOtherMethod: true },
      handler: async (request) => {
        const { method } = request;
        const sentence = {
          en: `This address does not take ${method}. It takes ${allow}.`,
          ar: `هذا العنوان لا يقبل ${method}، بل يقبل ${allow}.`,
        };
        throw refusal(405, sentence, {}, { allow });
      },
    });
  }
}
