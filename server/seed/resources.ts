/**
 * The rooms and devices of the seeded branches. Stretches are given on the mats of the open floor.
 */
export type ResourceKind = 'Treatment room' | 'Red-light bed' | 'Compression boots';

const COUNT: Record<ResourceKind, number> = {
  'Treatment room': 3,
  'Red-light bed': 1,
  'Compression boots': 2,
};

export const resources = ['A', 'B'].flatMap((branch) =>
  Object.entries(COUNT).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => ({
      location_code: branch,
      kind,
      name: count === 1 ? kind : `${kind} ${index + 1}`,
      position: index,
      active: true,
    })),
  ),
);
