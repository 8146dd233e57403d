import { useRefusal } from '../frame/refusal/use-refusal.ts';

/** State of a call that a form makes. */
interface Call {
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  reset(): void;
}

/**
 * The combined state of a form's calls, and a way to make one. It resets the earlier ones, so that
 * no old error stands beside a new success.
 */
export function useAsking(...calls: readonly Call[]) {
  const error = calls.find((call) => call.error)?.error;
  const { fields } = useRefusal(error);
  return {
    /** Errors of each field, by the wire's names. */
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
