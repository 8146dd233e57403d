import type { Service } from '@limber/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { type Muscle, muscleNames, muscles } from './muscles.ts';
import { proposeServices } from './propose-services.ts';

const catalogue = [
  'Stretching',
  'Sport Massage',
  'PNF Stretching',
  'Dynamic Stretching',
  'Deep Tissue Massage',
  'Prenatal Stretching',
  'Cupping',
  'Red-Light Therapy',
  'Compression',
].map(
  (name, index): Service => ({
    id: index + 1,
    name,
    description: '',
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

test('the same is proposed from the catalogue in Arabic', () => {
  const arabic: Record<string, string> = {
    Stretching: 'التمدد',
    'Sport Massage': 'المساج الرياضي',
    'PNF Stretching': 'تمدد PNF',
    'Dynamic Stretching': 'التمدد الحركي',
    'Deep Tissue Massage': 'مساج الأنسجة العميقة',
    'Prenatal Stretching': 'تمدد الحوامل',
    Cupping: 'الحجامة الجافة',
    'Red-Light Therapy': 'العلاج بالضوء الأحمر',
    Compression: 'العلاج بالضغط',
  };
  const translated = catalogue.map((each) => ({ ...each, name: arabic[each.name] ?? '' }));
  for (const muscle of muscles) {
    const ids = (services: Service[]) =>
      proposeServices([muscle], services).map(({ service }) => service.id);
    expect(ids(translated), muscle).toEqual(ids(catalogue));
  }
});

test('nothing is proposed before something is chosen', () => {
  expect(namesFor()).toEqual([]);
});

test('what suits best stands first', () => {
  expect(namesFor('calves')).toEqual(['Compression', 'Sport Massage', 'Dynamic Stretching']);
  expect(namesFor('hamstrings', 'hips')[0]).toBe('PNF Stretching');
  expect(namesFor('upper-back', 'glutes')[0]).toBe('Deep Tissue Massage');
});

test('each proposal names the muscles it is for', () => {
  const [first, second] = proposeServices(['lower-back', 'calves', 'core'], catalogue);
  expect(first).toMatchObject({ method: 'stretching', muscles: ['lower-back', 'core'] });
  expect(second).toMatchObject({ method: 'compression', muscles: ['calves'] });
});

test('three at most, from what the studio offers and can be booked', () => {
  expect(namesFor(...muscles)).toHaveLength(3);
  const withoutTimes = catalogue.map((service) => ({ ...service, durations: [] }));
  expect(proposeServices(['neck'], withoutTimes)).toEqual([]);
  const others = [{ ...(catalogue[0] as Service), name: 'Sauna' }];
  expect(proposeServices(['neck'], others)).toEqual([]);
});

test('a service for particular people is left to them', () => {
  for (const muscle of muscles) expect(namesFor(muscle)).not.toContain('Prenatal Stretching');
});
