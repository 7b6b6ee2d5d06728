import { browsing } from './browsing.ts';
import { demo, signIn } from './people.ts';
import { showPush } from './push-worker.ts';

const { url, visitor } = browsing({ SKEP_DEMO: '1' }, { isWhole: true });

// No push service of a browser's maker can be reached here: the message is handed to the worker by DevTools, as the
// browser does. What comes before, up to the encrypted message, api/src/notifications/push tries.
test('a message that comes while nobody looks is shown, with what a tap needs', async () => {
  const { page, context } = await visitor({ serviceWorkers: 'allow', permissions: ['notifications'] });
  await context.grantPermissions(['notifications'], { origin: url() });
  await signIn(page, url(), demo);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const message = { title: 'Swarm: Hive 3', text: 'Weight fell', path: '/alerts?alert=7', tag: 'news-1' };
  await expect(showPush(page, url(), message)).resolves.toEqual([
    { title: 'Swarm: Hive 3', body: 'Weight fell', tag: 'news-1', data: { path: '/alerts?alert=7' } },
  ]);
});
