/** 'Stretching, Compression'; '' when nothing is named. */
export function joinServices(services: readonly { service_name: string }[]): string {
  return services.map((service) => service.service_name).join(', ');
}
