import { browsing } from './browsing.ts';
import { hiveShown, keeperWithBees, makeDashboard } from './dashboard.ts';
import { demoProduct } from './product.ts';

const { url, visitor } = browsing(demoProduct, { isWhole: true });

test('two thousand turns later the page holds no more than after a hundred', async () => {
  const { page: keeper } = await visitor();
  await keeperWithBees(keeper, url(), 'Acacia');
  const code = await makeDashboard(keeper, url(), { apiary: 'Acacia', title: 'Bees of the town hall' });
  const { page, context } = await visitor();
  await page.goto(`${url()}/dashboard/${code}`);
  await hiveShown(page, 'Acacia 1');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  async function held() {
    await devTools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devTools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), bytes: of('JSHeapUsedSize') };
  }
  const turn = (times: number) =>
    page.evaluate(async (count) => {
      for (let turns = 0; turns < count; turns += 1) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
        await new Promise(requestAnimationFrame);
      }
    }, times);
  await turn(99);
  const before = await held();
  await turn(1998);
  const after = await held();
  await hiveShown(page, 'Acacia 1');
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 200);
  expect(after.bytes).toBeLessThan(before.bytes + 1_000_000);
});
