import { readdirSync } from 'node:fs';
import { flowsInFirefox, flowsOfEveryRun, flowsWithAStage, otherFlows } from './flows.ts';

const files = readdirSync(new URL('../../e2e/src', import.meta.url))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => name.replace('.test.ts', ''))
  .sort();

test('every browser flow runs in one place, and every place names flows that exist', () => {
  const everywhere = [...Object.values(flowsOfEveryRun).flat(), ...flowsWithAStage, ...otherFlows()];
  expect(everywhere.sort()).toEqual(files);
});

test('what runs in Firefox too is a flow', () => {
  expect(flowsInFirefox.filter((name) => !files.includes(name))).toEqual([]);
});
