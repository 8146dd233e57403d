/**
 * Loaded before a server of a journey: its machine's clock is off by this many milliseconds. In
 * production the product takes no other clock.
 */
const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const machine = Date.now;
Date.now = () => machine() + offsetMs;
globalThis.Date = new Proxy(Date, {
  construct: (date, given, made) =>
    Reflect.construct(date, given.length > 0 ? given : [date.now()], made),
});
