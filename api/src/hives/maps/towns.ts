import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { foldedName } from './folded-name.ts';

/** A town or village with at least 1,000 people. */
export interface Town {
  name: string;
  /** ISO 3166-1, two letters. */
  country: string;
  latitude: number;
  longitude: number;
}

const townsMax = 8;

/**
 * The largest towns whose name begins with that text, accents aside. They are part of Skep: nobody else learns what is
 * searched for.
 */
export async function searchTowns(text: string): Promise<Town[]> {
  const wanted = foldedName(text.trim());
  if (wanted === '') return [];
  const lines = await townLines();
  const found: Town[] = [];
  let at = lines.indexOf(`\n${wanted}`);
  while (at !== -1 && found.length < townsMax) {
    const end = lines.indexOf('\n', at + 1);
    found.push(townIn(lines.slice(at + 1, end)));
    at = lines.indexOf(`\n${wanted}`, end);
  }
  return found;
}

function townIn(line: string): Town {
  const [, name = '', country = '', latitude, longitude] = line.split('\t');
  return { name, country, latitude: Number(latitude), longitude: Number(longitude) };
}

let lines: Promise<string> | undefined;

/** All towns, the largest first, as lines of 6 MB: as objects they take 45 MB. Read with the first search. */
function townLines(): Promise<string> {
  lines ??= readTowns();
  // The next search tries again.
  lines.catch(() => {
    lines = undefined;
  });
  return lines;
}

function readTowns(): Promise<string> {
  const worker = new Worker(join(import.meta.dirname, 'towns-thread.ts'));
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
