import type { Call, Calls } from './calls.ts';
import { MoveStopped } from './move.ts';

/** A file of the other server, and what it is called in the archive. */
export interface ArchiveFile {
  file: string;
  call: Call;
}

export function callFor(path: string | null, address: string): Call | undefined {
  return path !== null && URL.canParse(path, address) ? { path: new URL(path, address).href } : undefined;
}

/**
 * Fetches files; undefined for one that could not be fetched. A host that holds nothing but files and is gone ends no
 * move.
 */
export function fileFetcher(calls: Calls, address: string): (call: Call) => Promise<Buffer | undefined> {
  const gone = new Set<string>();
  return async (call) => {
    const { host } = new URL(call.path, address);
    if (gone.has(host)) return undefined;
    try {
      const { status, body } = await calls.answer(call);
      return status === 200 ? body : undefined;
    } catch (error) {
      if (!(error instanceof MoveStopped)) throw error;
      if (error.fault === 'too_much') return undefined;
      if (host === new URL(address).host) throw error;
      gone.add(host);
      return undefined;
    }
  };
}
