import { browsing } from './browsing.ts';
import { demo, signIn } from './people.ts';

const { url, visitor } = browsing({ SKEP_DEMO: '1' });

// No push service of a browser's maker can be reached here: the message is handed to the worker by DevTools, as the
// browser does. What comes before, up to the encrypted message, api/src/ways/push tries.
test('a message that comes while nobody looks is shown, with what a tap needs', async () => {
  const { page, context } = await visitor({ serviceWorkers: 'allow', permissions: ['notifications'] });
  await context.grantPermissions(['notifications'], { origin: url() });
  await signIn(page, url(), demo);
  const devTools = await context.newCDPSession(page);
  const registration = new Promise<string>((done) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(url()));
      if (ours !== undefined) done(ours.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const message = { title: 'Swarm: Hive 3', text: 'Weight fell', path: '/alerts?alert=7', tag: 'news-1' };
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: url(),
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registered = await navigator.serviceWorker.ready;
      return (await registered.getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data,
      }));
    });
  await page.waitForFunction(
    async () => (await (await navigator.serviceWorker.ready).getNotifications()).length > 0,
  );
  await expect(shown()).resolves.toEqual([
    { title: 'Swarm: Hive 3', body: 'Weight fell', tag: 'news-1', data: { path: '/alerts?alert=7' } },
  ]);
});
