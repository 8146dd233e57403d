import type { FastifyRequest } from 'fastify';

/** Whoever asks hears within three seconds, however many waits follow one another. */
export const ANSWERED_MS = 2800;

/** It took too long; what was asked may be done all the same. */
export class TooLate extends Error {
  constructor() {
    super('The answer took too long.');
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What is left of the time in which it is to be answered; null when it may take as long as it needs. */
    leftMs: number | null;
  }
}

/** Waits for a part of the answer, at most as long as the request has left; rejects with {@link TooLate}. */
export async function inTime<T>(request: FastifyRequest, part: Promise<T>): Promise<T> {
  if (request.leftMs === null) return part;
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new TooLate()), Math.max(0, request.leftMs ?? 0));
  });
  try {
    return await Promise.race([part, late]);
  } finally {
    clearTimeout(timer);
    request.leftMs -= performance.now() - began;
  }
}
