import { useRefusal } from '../frame/refusal/use-refusal.ts';

/** How a call stands that a form makes. */
interface Call {
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  reset(): void;
}

/**
 * How the calls of a form stand together, and asking one of them: what was said of those before it is
 * forgotten, so that no old refusal stands beside a new success.
 */
export function useAsking(...calls: readonly Call[]) {
  const error = calls.find((call) => call.error)?.error;
  const { fields } = useRefusal(error);
  return {
    /** What was said of each field, by the wire's names. */
    fields,
    /** As `ThingForm` takes it. */
    standing: {
      error,
      busy: calls.some(({ isLoading }) => isLoading),
      saved: calls.some(({ isSuccess }) => isSuccess),
    },
    ask<Asked>(call: () => Asked): Asked {
      for (const each of calls) each.reset();
      return call();
    },
  };
}
