import { listSurfaces } from './visible-surfaces.ts';

const brands = [
  { name: 'Herzfunke', visible: true, own: true },
  { name: 'Gnista', visible: false, own: false },
  { name: 'Vlinder', visible: true, own: false },
];
const both = ['Herzfunke', 'Vlinder'];

it.each([
  [{ shown_to_visitors: false, indexable: false, advertisable: false }, [both, [], [], []]],
  [{ shown_to_visitors: true, indexable: false, advertisable: false }, [both, both, [], []]],
  [{ shown_to_visitors: true, indexable: true, advertisable: false }, [both, both, ['Herzfunke'], []]],
  [{ shown_to_visitors: false, indexable: true, advertisable: true }, [both, [], [], both]],
])('%o is seen on %j', (consents, expected) => {
  expect(listSurfaces({ ...consents, brands }).map((each) => each.brands)).toEqual(expected);
});
