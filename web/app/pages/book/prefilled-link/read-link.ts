/** A link as written in the address, unchecked. */
export interface LinkedBooking {
  services: readonly LinkedService[];
  /** The older form, which names services without lengths. */
  fromList: boolean;
  package?: string;
  /** Of a package session without named services. */
  minutes?: string;
  therapist?: string;
  location?: string;
  date?: string;
  time?: string;
  /** Where the client feels tight, with commas between. */
  tight?: string;
}

interface LinkedService {
  /** An id or a kind. */
  service: string;
  minutes?: string;
  /** Its length by the id of its duration. */
  durationId?: string;
}

const names = ['package', 'therapist', 'location', 'date', 'time', 'tight'] as const;

/**
 * Reads the link in an address: `service` and `minutes` separated by commas,
 * `services=<id>[:<duration id>],…`, and the rest by name. Null: there is none.
 */
export function readLink(search: URLSearchParams): LinkedBooking | null {
  const services = [...readServices(search), ...readList(search.get('services'))];
  const rest = names.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value] as const] : [];
  });
  if (services.length === 0 && rest.length === 0) return null;
  const minutes = services.length === 0 && search.get('minutes');
  return {
    services,
    ...(minutes && { minutes }),
    fromList: search.get('services') !== null,
    ...Object.fromEntries(rest),
  };
}

function readServices(search: URLSearchParams): LinkedService[] {
  const minutes = search.get('minutes')?.split(',') ?? [];
  return split(search.get('service')).map((service, index) => ({
    service,
    ...(minutes[index] && { minutes: minutes[index] }),
  }));
}

function readList(text: string | null): LinkedService[] {
  return split(text).map((part) => {
    const [service = '', durationId] = part.split(':');
    return { service, ...(durationId && { durationId }) };
  });
}

function split(text: string | null): string[] {
  return text?.split(',').filter(Boolean) ?? [];
}
