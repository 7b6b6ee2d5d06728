// Served in the place of the worker when SKEP_SERVICE_WORKER is 0: takes away what an earlier one has left.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const undo = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(undo());
});
