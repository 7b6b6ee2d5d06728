import { Readable } from 'node:stream';

// Readable.toWeb and Readable.fromWeb have types that fit the streams of a browser in neither direction.

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
  return Readable.from(content, { objectMode: false });
}
