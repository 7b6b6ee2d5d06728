import { WeatherProblem } from '#weather/core/weather-problem.ts';

export interface AskLimits {
  milliseconds: number;
  bytes: number;
}

/** A year's quarter by the hour, which is the most that is ever requested at once, takes 300 KB. */
const usualLimits: AskLimits = { milliseconds: 10_000, bytes: 2_000_000 };

/**
 * Asks a provider, which may answer with nonsense, with 100 MB or never.
 * @throws WeatherProblem
 */
export async function askProvider(url: URL, limits = usualLimits): Promise<unknown> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    // A host that is known sends nobody on to one that is not.
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    if (!response.ok) {
      // The status is the answer, however the end of its body goes.
      response.body?.cancel().catch(() => undefined);
      throw refusalOf(response);
    }
    return parsed(await textOf(response, limits.bytes));
  } catch (error) {
    if (error instanceof WeatherProblem) throw error;
    // Not with its cause: an error of the network may repeat the address.
    throw new WeatherProblem('unreachable', `${url.host} did not answer.`);
  }
}

function refusalOf({ status, headers, url }: Response): WeatherProblem {
  const problem = `${new URL(url).host} answered ${status}.`;
  if (status === 429) return new WeatherProblem('busy', problem, secondsIn(headers.get('retry-after')));
  return new WeatherProblem(status === 401 || status === 403 ? 'refused' : 'unreachable', problem);
}

function secondsIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

async function textOf({ body }: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Ending the loop ends the connection: what is too much is not waited for.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) throw new WeatherProblem('unreadable', `An answer of more than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WeatherProblem('unreadable', 'An answer that is no JSON.');
  }
}
