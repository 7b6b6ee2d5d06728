/**
 * Takes a snapshot of the properties of a window, of its constructors and of their prototypes.
 * @returns a function that restores these properties, and removes properties that were added.
 */
export function takeSnapshot(window) {
  const snapshots = objectsOf(window).map((object) => ({
    object,
    properties: new Map(
      Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]),
    ),
  }));
  return () => {
    for (const { object, properties } of snapshots) restore(object, properties);
  };
}

function objectsOf(window) {
  const { document, navigator, history, screen, performance } = window;
  const objects = new Set([window, document, navigator, history, screen, performance]);
  for (const key of Reflect.ownKeys(window)) {
    const { value } = Object.getOwnPropertyDescriptor(window, key);
    if (typeof value !== 'function' || key === 'Buffer') continue;
    objects.add(value);
    if (value.prototype) objects.add(value.prototype);
  }
  return [...objects];
}

function restore(object, properties) {
  for (const key of Reflect.ownKeys(object)) {
    if (!properties.has(key)) Reflect.deleteProperty(object, key);
  }
  for (const [key, before] of properties) {
    const now = Object.getOwnPropertyDescriptor(object, key);
    if (!isSame(before, now)) Reflect.defineProperty(object, key, before);
  }
}

function isSame(before, now) {
  return now !== undefined && before.value === now.value && before.get === now.get && before.set === now.set;
}
