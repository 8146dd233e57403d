/**
 * The rendering of what `read` returns. A caller after a change waits for the new rendering, at most
 * `patienceMs`, and then gets the previous one, or null before the first. A failure is passed to
 * `warn`, and nothing is rendered until the input changes again.
 */
export function cacheRendered<Thing, Rendering>(
  read: () => Thing,
  render: (thing: Thing) => Promise<Rendering>,
  warn: (failure: unknown) => void,
  patienceMs: number,
): () => Promise<Rendering | null> {
  let rendered: Rendering | null = null;
  let going: Promise<void> | null = null;
  let of: Thing;
  const begin = (thing: Thing) => {
    of = thing;
    going = render(thing)
      .then((rendering) => {
        rendered = rendering;
      }, warn)
      .finally(() => {
        going = null;
      });
  };
  /** Until nothing is being rendered and the rendering is of what there is now. */
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
    if (!going && read() === of) return rendered;
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
    return rendered;
  };
}
