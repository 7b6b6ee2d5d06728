import { type FieldProblem, isErrorCode } from '@skep/domain';
import type { QueuedPhoto } from './queued-photo.ts';

/** What the service says to a piece of a photo. */
export type PieceAnswer =
  /** It has so much of it; all of it is a photo there. */
  | { kind: 'arrived'; bytes: number; isWhole: boolean }
  | { kind: 'failed'; code: string; problem: FieldProblem | undefined; afterSeconds: number };

/** On the worst signal that is one at all. */
const pieceLimitMs = 60_000;

/** Straight to the service: GraphQL carries no files. @throws what fetch does, and where somebody else answers */
export async function sendPiece(
  { id, content, sha256, takenAt }: QueuedPhoto,
  { firstByte, piece }: { firstByte: number; piece: Blob },
  token: string,
): Promise<PieceAnswer> {
  const query = new URLSearchParams({ first_byte: `${firstByte}`, size: `${content.size}`, sha256 });
  if (takenAt !== undefined) query.set('date', takenAt);
  const response = await fetch(`/api/images/pieces/${id}?${query}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/partial-upload' },
    body: piece,
    signal: AbortSignal.timeout(pieceLimitMs),
  });
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null) throw new TypeError('Not an answer of the service.');
  if (!response.ok) return failed(response.headers, answer);
  if (!('received' in answer) || typeof answer.received !== 'number' || !('image' in answer))
    throw new TypeError('Not an answer of the service.');
  return { kind: 'arrived', bytes: answer.received, isWhole: answer.image !== null };
}

function failed(headers: Headers, answer: object): PieceAnswer {
  const code = headers.get('x-error-code');
  if (!isErrorCode(code)) throw new TypeError('Not an answer of the service.');
  const [problem] = 'problems' in answer && Array.isArray(answer.problems) ? answer.problems : [];
  return { kind: 'failed', code, problem, afterSeconds: Number(headers.get('retry-after') ?? 0) };
}
