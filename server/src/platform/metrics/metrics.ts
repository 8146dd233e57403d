import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Refusal } from '../http/errors.ts';
import type { Tasks } from '../job-workers.ts';

/**
 * What this process measures of itself. Labels are words of ours, so that their number is bounded.
 */
export interface Metrics {
  readonly registry: Registry;
  /** Measures every request from now on. */
  watchRequests(app: FastifyInstance): void;
  /** The same tasks, each measured. */
  watchTasks(tasks: Tasks): Tasks;
}

/** In seconds: from the cost of a page to the time-out of a request. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'limber_http_request_seconds',
    help: 'Time from the first byte of a request to the end of its reply.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const requests = new Counter({
    name: 'limber_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const refused = new Counter({
    name: 'limber_bookings_refused_total',
    help: 'Bookings and moves that were refused, by the rule that did.',
    labelNames: ['reason'],
    registers,
  });
  const jobs = new Histogram({
    name: 'limber_job_seconds',
    help: 'Time a job took, by whether it was done or will be tried again.',
    labelNames: ['task', 'outcome'],
    buckets: [...BUCKETS, 30],
    registers,
  });
  return {
    registry,
    watchRequests(app) {
      app.addHook('onError', async (_request, _reply, error: unknown) => {
        if (error instanceof Refusal && error.reason) refused.inc({ reason: error.reason });
      });
      app.addHook('onResponse', async (request, reply) => {
        // The pattern of the address: its actual parts are personal.
        const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
        const { method } = request;
        requests.inc({ method, route, status: reply.statusCode });
        // A stream lasts as long as its reader, which says nothing about us.
        const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
        if (!isStream) durations.observe({ method, route }, reply.elapsedTime / 1000);
      });
    },
    watchTasks(tasks) {
      const watched = Object.entries(tasks).map(([task, work]) => [
        task,
        async (payload: never) => {
          const end = jobs.startTimer({ task });
          try {
            await work(payload);
            end({ outcome: 'done' });
          } catch (error) {
            end({ outcome: 'failed' });
            throw error;
          }
        },
      ]);
      return Object.fromEntries(watched) as Tasks;
    },
  };
}
