import type { Service, ServiceDuration } from '@limber/contract/catalogue.ts';

/**
 * The services that a link names as `<service id>[:<duration id>],…`, each with the named duration
 * or its first one. What the catalogue does not have is left out.
 */
export function preselectedServices(
  text: string,
  services: readonly Service[],
): { service: Service; duration: ServiceDuration }[] {
  return text.split(',').flatMap((part) => {
    const [serviceId, durationId] = part.split(':').map(Number);
    const service = services.find(({ id }) => id === serviceId);
    const duration = service?.durations.find(({ id }) => id === durationId);
    const chosen = duration ?? service?.durations[0];
    return service && chosen ? [{ service, duration: chosen }] : [];
  });
}
