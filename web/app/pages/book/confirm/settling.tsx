/**
 * Stands where something is still being loaded that would move what is below. Until it is gone, the
 * styles hide what follows, and a phone's bar: a press that begins on a box and ends beside it is lost.
 */
export const settling = <span data-settling="" hidden />;
