import type { FastifyRequest } from 'fastify';

/** Every caller gets a reply within three seconds, however many waits follow one another. */
export const ANSWERED_MS = 2800;

/** It took too long; the request may still have been carried out. */
export class TooLate extends Error {
  constructor() {
    super('The answer took too long.');
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The time left for the reply; null when there is no limit. */
    leftMs: number | null;
  }
}

/**
 * Waits for a part of the reply, at most for the request's remaining time; rejects with {@link
 * TooLate}.
 */
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
