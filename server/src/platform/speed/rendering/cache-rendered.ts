/**
 * The drawing of what `read` returns. A caller after a change waits for the new drawing, at most
 * `patienceMs`, and then gets the previous one, or null before the first. A failure is passed to
 * `warn`, and nothing is drawn until the input changes again.
 */
export function cacheRendered<Thing, Drawing>(
  read: () => Thing,
  draw: (thing: Thing) => Promise<Drawing>,
  warn: (failure: unknown) => void,
  patienceMs: number,
): () => Promise<Drawing | null> {
  let drawn: Drawing | null = null;
  let going: Promise<void> | null = null;
  let of: Thing;
  const begin = (thing: Thing) => {
    of = thing;
    going = draw(thing)
      .then((drawing) => {
        drawn = drawing;
      }, warn)
      .finally(() => {
        going = null;
      });
  };
  /** Until nothing is being drawn and the drawing is of what there is now. */
  const settle = async (isLate: () => boolean) => {
    while (!isLate()) {
      if (!going) {
        const thing = read();
        if (thing === of) return;
        begin(thing);
      }
      await going;
    }
  };
  begin(read());
  return async () => {
    if (!going && read() === of) return drawn;
    let late = false;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((over) => {
      timer = setTimeout(() => {
        late = true;
        over();
      }, patienceMs);
    });
    await Promise.race([settle(() => late), patience]);
    clearTimeout(timer);
    return drawn;
  };
}
