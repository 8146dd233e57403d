/** JSON of a value by which two that say the same are equal: keys in order, nulls left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    const said = Object.entries(inner).filter(([, each]) => each !== null);
    return Object.fromEntries(said.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
