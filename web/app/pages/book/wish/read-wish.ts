/** What a link to the wizard asks for, as it is written there; nothing of it has been judged yet. */
export interface Wish {
  services: readonly WishedService[];
  /** The old form of naming services, which leaves their lengths to the client. */
  fromList: boolean;
  package?: string;
  /** Of a session from a package whose services are not named. */
  minutes?: string;
  therapist?: string;
  location?: string;
  date?: string;
  time?: string;
}

interface WishedService {
  /** An id or a kind. */
  service: string;
  minutes?: string;
  /** Its length by the id of its duration. */
  durationId?: string;
}

const names = ['package', 'therapist', 'location', 'date', 'time'] as const;

/**
 * Reads the wish in an address: `service` and `minutes` with commas between several of them,
 * `services=<id>[:<duration id>],…`, and the rest by name. Null: it has none.
 */
export function readWish(search: URLSearchParams): Wish | null {
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

function readServices(search: URLSearchParams): WishedService[] {
  const minutes = search.get('minutes')?.split(',') ?? [];
  return split(search.get('service')).map((service, place) => ({
    service,
    ...(minutes[place] && { minutes: minutes[place] }),
  }));
}

function readList(text: string | null): WishedService[] {
  return split(text).map((part) => {
    const [service = '', durationId] = part.split(':');
    return { service, ...(durationId && { durationId }) };
  });
}

function split(text: string | null): string[] {
  return text?.split(',').filter(Boolean) ?? [];
}
