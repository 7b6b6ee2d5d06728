import { figuresByKind } from './paper-figures.ts';

const figure = { __typename: 'PaperFigure' as const, accepted: 0, corrected: 0, emptied: 0 };

test('of sure readings the share that was right is shown, and how many needed a check', () => {
  const figures = figuresByKind([
    { ...figure, kind: 'ONE', isSure: true, accepted: 197, corrected: 2, emptied: 1 },
    { ...figure, kind: 'ONE', isSure: false, accepted: 20, corrected: 30 },
    { ...figure, kind: 'NUMBER', isSure: false, corrected: 4 },
  ]);
  expect(figures).toEqual([
    { kind: 'ONE', fields: 250, rightShare: 0.985, unsureShare: 0.2 },
    { kind: 'NUMBER', fields: 4, rightShare: undefined, unsureShare: 1 },
  ]);
});
