import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** What went through: its size, its lines and its hash. */
export interface Sum {
  bytes: number;
  /** Of a table its rows: COPY writes each as a line. */
  lines: number;
  sha256: string;
}

/** Lets everything through and counts it; the sum is right when it has ended. */
export function summing(): { stream: Transform; sum: () => Sum } {
  const hash = createHash('sha256');
  let [bytes, lines] = [0, 0];
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
      done(null, chunk);
    },
  });
  let digest: string | undefined;
  return {
    stream,
    sum: () => {
      digest ??= hash.digest('hex');
      return { bytes, lines, sha256: digest };
    },
  };
}
