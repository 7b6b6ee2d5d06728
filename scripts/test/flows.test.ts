import { readdirSync } from 'node:fs';
import { flowsOfEveryRun, flowsWithAStage, otherFlows } from './flows.ts';

const files = readdirSync(new URL('../../e2e/src', import.meta.url))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => name.replace('.test.ts', ''))
  .sort();

test('every browser flow runs in one place, and every place names flows that exist', () => {
  const everywhere = [...Object.values(flowsOfEveryRun).flat(), ...flowsWithAStage, ...otherFlows()];
  expect(everywhere.sort()).toEqual(files);
});
