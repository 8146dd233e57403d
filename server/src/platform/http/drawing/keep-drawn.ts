/**
 * What is drawn of the things that `read` gives, as long as they are the same objects; drawn anew behind
 * whoever asks after they have changed, who gets what was drawn before, or null before the first. A failure
 * is told to `warn`, and nothing is drawn until they change again.
 */
export function keepDrawn<Things extends object, Drawn>(
  read: () => Things,
  draw: (things: Things) => Promise<Drawn>,
  warn: (failure: unknown) => void,
): () => Drawn | null {
  let drawn: Drawn | null = null;
  let of: Things | null = null;
  let drawing = false;
  const look = () => {
    const things = read();
    if (!drawing && !(of && same(of, things))) {
      of = things;
      drawing = true;
      draw(things)
        .then((page) => {
          drawn = page;
        }, warn)
        .finally(() => {
          drawing = false;
        });
    }
    return drawn;
  };
  look();
  return look;
}

function same<Things extends object>(one: Things, other: Things): boolean {
  return Object.entries(one).every(([name, thing]) =>
    Object.is(thing, other[name as keyof Things]),
  );
}
