/** No row of ours comes near: an inspection with all its notes has a tenth of it. */
const lineBytes = 1_000_000;

/** The lines of a text, without what is empty. @throws Error for a line, or a text, that is too long */
export async function* linesOf(content: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  let restBytes = 0;
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error('The text is too long.');
    let from = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      const line = Buffer.concat([...rest, chunk.subarray(from, at)])
        .toString('utf8')
        .trim();
      rest = [];
      restBytes = 0;
      from = at + 1;
      if (line !== '') yield line;
    }
    restBytes += chunk.length - from;
    if (restBytes > lineBytes) throw new Error('A line is too long.');
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  const last = Buffer.concat(rest).toString('utf8').trim();
  if (last !== '') yield last;
}
