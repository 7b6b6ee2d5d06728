import type { CustomFetch } from 'openid-client';

/** More than any provider's description or keys. */
const bytesMax = 1_000_000;

/** Fetches, and reads no more than a megabyte of the answer, counted as it is unpacked. The caller limits the time. */
export const boundedFetch: CustomFetch = async (url, options) => {
  const answer = await fetch(url, options as RequestInit);
  const { status, statusText, headers } = answer;
  const body = await bytesOf(answer);
  return new Response(body.length === 0 ? null : body, { status, statusText, headers });
};

async function bytesOf(answer: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    // Leaving the loop ends the connection.
    if (length > bytesMax) throw new Error('The identity provider sends too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
