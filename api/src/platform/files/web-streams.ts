import { Readable } from 'node:stream';

// Node's own conversions have types that fit the streams of a browser in neither direction.

/** As a stream of browsers, which reads no more than it is asked for. */
export function toWebStream(content: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = content[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void content.destroy(),
    },
    { highWaterMark: 0 },
  );
}

/** A stream of browsers as one of Node. */
export function fromWebStream(content: ReadableStream<Uint8Array>): Readable {
  return Readable.from(chunksOf(content), { objectMode: false });
}

async function* chunksOf(content: ReadableStream<Uint8Array>) {
  const reader = content.getReader();
  let isWhole = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isWhole = done;
      if (done) return;
      yield value;
    }
  } finally {
    if (!isWhole) await reader.cancel();
  }
}
