import { isWanted, stateOf, type Translation } from './translation.ts';

const missing: Translation = {
  package: 'shell',
  id: 'shell.menu',
  english: 'Menu',
  description: 'Opens the drawer.',
  shipped: undefined,
  edit: undefined,
  revision: 0,
};
const edit = { text: 'Keuze', isReviewed: false, english: 'Menu', changedAt: new Date(), changedBy: 'Anna' };

const all: Record<string, Translation> = {
  missing,
  shipped: { ...missing, shipped: 'Menu' },
  draft: { ...missing, edit },
  reviewed: { ...missing, edit: { ...edit, isReviewed: true } },
};

test.each(Object.entries(all))('a message that is %s has that state', (state, translation) => {
  expect(stateOf(translation)).toBe(state);
});

test('what is missing is what neither the package nor a translator has', () => {
  const wanted = { filter: 'missing', package: undefined, search: undefined } as const;
  const found = Object.entries(all).filter(([, translation]) => isWanted(translation, wanted));
  expect(found.map(([state]) => state)).toEqual(['missing']);
});
