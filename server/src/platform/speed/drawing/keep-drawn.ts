/**
 * What is drawn of the thing that `read` gives, as long as it is the same; drawn anew behind whoever asks after
 * it has changed, who gets what was drawn before, or null before the first. A failure is told to `warn`, and
 * nothing is drawn until the thing changes again.
 */
export function keepDrawn<Thing>(
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
