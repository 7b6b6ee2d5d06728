import { join } from 'node:path';
import { messageFolders, textsOf } from './message-files.ts';

const root = join(import.meta.dirname, '../../../..');

/** Names of the old service's checklists and of the demo's inspections are what people write themselves. */
const ofPeople = /^api\/locales\/(taxonomy|demo)$/;

const promises: Readonly<Record<string, RegExp>> = {
  weather: /weather|forecast/i,
};

test.each(Object.entries(promises))('no text promises %s, which nobody sends', (_what, promise) => {
  const found = messageFolders(root)
    .filter((folder) => !ofPeople.test(folder))
    .flatMap((folder) => Object.entries(textsOf(root, folder, 'en')))
    .filter(([, text]) => promise.test(String(text)));
  expect(found).toEqual([]);
});
