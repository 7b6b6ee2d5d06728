import type { Readable } from 'node:stream';
import { isAppError } from '@skep/domain';
import { SaxesParser } from 'saxes';
import { fieldProblem } from '#platform/input/forms.ts';

/** What is told of a document while it is read; names come without the prefix of their namespace. */
export interface XmlEvents {
  onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void;
  onClose: (name: string) => void;
  onText: (text: string) => void;
}

/** Of a text, or of anything else that ends only when its end stands there: a cell has 32,767 characters. */
const longestPiece = 1_000_000;

/**
 * Reads a document piece by piece; after each one whoever reads may take what it has told.
 * @throws AppError invalid_input where it is none, and for a piece without an end
 */
export async function* readXml(content: Readable, events: XmlEvents): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let told = 0;
  const noting =
    <Told>(tell: (told: Told) => void) =>
    (what: Told) => {
      told = parser.position;
      tell(what);
    };
  parser.on(
    'opentag',
    noting(({ name, attributes }) => events.onOpen(plain(name), attributes)),
  );
  parser.on(
    'closetag',
    noting(({ name }) => events.onClose(plain(name))),
  );
  parser.on('text', noting(events.onText));
  parser.on('cdata', noting(events.onText));
  const decoder = new TextDecoder();
  try {
    for await (const piece of content as AsyncIterable<Buffer>) {
      parser.write(decoder.decode(piece, { stream: true }));
      if (parser.position - told > longestPiece) throw fieldProblem('file', 'not_a_table');
      yield;
    }
    parser.close();
    yield;
  } catch (error) {
    throw asNoTable(error);
  } finally {
    content.destroy();
  }
}

/** What goes wrong in reading a workbook is the file's fault, but for what the machine says, as of a full disk. */
export function asNoTable(error: unknown): unknown {
  const isOurs =
    isAppError(error) || (error instanceof Error && 'code' in error && /^E/.test(String(error.code)));
  return isOurs ? error : fieldProblem('file', 'not_a_table');
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1);
