import type { Service, ServiceKind } from '@limber/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { type Muscle, muscleNames, muscles } from '../../../components/body/muscles.ts';
import { proposeServices } from './propose-services.ts';

const kinds: Record<ServiceKind, string> = {
  stretching: 'Stretching',
  sport_massage: 'Sport Massage',
  pnf_stretching: 'PNF Stretching',
  dynamic_stretching: 'Dynamic Stretching',
  deep_tissue_massage: 'Deep Tissue Massage',
  prenatal_stretching: 'Prenatal Stretching',
  cupping: 'Cupping',
  red_light: 'Red-Light Therapy',
  compression: 'Compression',
};
const catalogue = Object.entries(kinds).map(
  ([kind, name], index): Service => ({
    id: index + 1,
    name,
    description: '',
    kind: kind as ServiceKind,
    image: null,
    needs_skill: true,
    durations: [{ id: index + 100, time: 30, price: 180 }],
  }),
);
const namesFor = (...chosen: Muscle[]) =>
  proposeServices(chosen, catalogue).map(({ service }) => service.name);

test('every muscle has a name and at least one service', () => {
  for (const muscle of muscles) {
    expect(muscleNames[muscle]).toBeDefined();
    expect(namesFor(muscle).length, muscle).toBeGreaterThan(0);
  }
});

test("proposals do not depend on the services' names", () => {
  const renamed = catalogue.map((each, index) => ({ ...each, name: `خدمة ${index}` }));
  for (const muscle of muscles) {
    const ids = (services: Service[]) =>
      proposeServices([muscle], services).map(({ service }) => service.id);
    expect(ids(renamed), muscle).toEqual(ids(catalogue));
  }
});

test('nothing is proposed until a muscle is chosen', () => {
  expect(namesFor()).toEqual([]);
});

test('the best match comes first', () => {
  expect(namesFor('calves')).toEqual(['Compression', 'Sport Massage', 'Dynamic Stretching']);
  expect(namesFor('hamstrings', 'hips')[0]).toBe('PNF Stretching');
  expect(namesFor('upper-back', 'glutes')[0]).toBe('Deep Tissue Massage');
});

test('each proposal names the muscles it is for', () => {
  const [first, second] = proposeServices(['lower-back', 'calves', 'core'], catalogue);
  expect(first).toMatchObject({ kind: 'stretching', muscles: ['lower-back', 'core'] });
  expect(second).toMatchObject({ kind: 'compression', muscles: ['calves'] });
});

test('at most three, only services that can be booked', () => {
  expect(namesFor(...muscles)).toHaveLength(3);
  const withoutTimes = catalogue.map((service) => ({ ...service, durations: [] }));
  expect(proposeServices(['neck'], withoutTimes)).toEqual([]);
  const others = [{ ...(catalogue[0] as Service), name: 'Sauna', kind: null }];
  expect(proposeServices(['neck'], others)).toEqual([]);
});

test('a service for particular people is not proposed', () => {
  for (const muscle of muscles) expect(namesFor(muscle)).not.toContain('Prenatal Stretching');
});
