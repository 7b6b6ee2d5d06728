import type { Page } from 'playwright-core';

/** Hands a message to the worker of a site by DevTools, as the browser's maker would hand on what a push service sent. */
export async function handToWorker(page: Page, site: string, message: unknown): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((done) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(site));
      if (ours !== undefined) done(ours.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: site,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
}
