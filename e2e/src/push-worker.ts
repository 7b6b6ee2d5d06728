import type { CDPSession, Page } from 'playwright-core';

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: unknown;
}

/**
 * Hands a message to the worker of a site by DevTools, as the browser's maker would hand on what a push service sent,
 * and answers the notifications that the worker shows. A browser that is still starting the worker drops the message
 * without an error, so it is sent again until it is shown; its tag keeps it one notification.
 */
export async function showPush(page: Page, site: string, message: unknown): Promise<Shown[]> {
  const devTools = await page.context().newCDPSession(page);
  const registration = await registrationOf(devTools, site);
  for (;;) {
    await devTools.send('ServiceWorker.deliverPushMessage', {
      origin: site,
      registrationId: registration(),
      data: JSON.stringify(message),
    });
    const shown = await notificationsWithinASecond(page);
    if (shown.length > 0) return shown;
  }
}

/** Id of the site's registration, which another one replaces when the worker is updated. */
async function registrationOf(devTools: CDPSession, site: string): Promise<() => string> {
  let id = '';
  const first = new Promise<void>((done) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(site));
      if (ours === undefined) return;
      id = ours.registrationId;
      done();
    });
  });
  await devTools.send('ServiceWorker.enable');
  await first;
  return () => id;
}

/** Notifications that the site's worker shows; none if a second of frames passes without one. */
function notificationsWithinASecond(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const registered = await navigator.serviceWorker.ready;
    for (let frame = 0; frame < 60; frame += 1) {
      const shown = await registered.getNotifications();
      if (shown.length > 0) return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
      await new Promise(requestAnimationFrame);
    }
    return [];
  });
}
