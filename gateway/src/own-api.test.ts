import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The guarantee: the gateway calls our own API. The old one is for old apps and sensors, and has the files of both.

const filesAndSensors = ['/api/reminders/{id}/calendar', '/api/sensors_auth'];

test('nothing of the old API is called but a file and what sensors call', () => {
  const sources = globSync('**/*.ts', {
    cwd: import.meta.dirname,
    exclude: ['generated/**', '**/*.test.ts'],
  });
  const called = sources
    // What tests call; test-message.ts sends what a person wants to try.
    .filter((path) => !/^testing\/|\/test-(?!message)/.test(path))
    .flatMap(
      (path) => readFileSync(join(import.meta.dirname, path), 'utf8').match(/(?<=')\/api\/[^']+/g) ?? [],
    )
    .filter((path) => !path.startsWith('/api/v1/'));
  expect([...new Set(called)].sort()).toEqual(filesAndSensors);
});
