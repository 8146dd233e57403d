/**
 * The drawing of what `read` returns, as long as that is the same. After a change it is drawn again
 * in the background, while the caller gets the previous drawing, or null before the first. A
 * failure is passed to `warn`, and nothing is drawn until the input changes again.
 */
export function cacheRendered<Thing>(
  read: () => Thing,
  draw: (thing: Thing) => Promise<string>,
  warn: (failure: unknown) => void,
): () => string | null {
  let drawn: string | null = null;
  let drawing = false;
  let of: Thing;
  const begin = (thing: Thing) => {
    of = thing;
    drawing = true;
    draw(thing)
      .then((page) => {
        drawn = page;
      }, warn)
      .finally(() => {
        drawing = false;
      });
  };
  begin(read());
  return () => {
    const thing = read();
    if (!drawing && thing !== of) begin(thing);
    return drawn;
  };
}
