import { isAppError } from '@skep/domain';
import { SaxesParser } from 'saxes';
import { fieldProblem } from '#platform/input/forms.ts';

/** What is reported of a document while it is read; names come without the prefix of their namespace. */
export interface XmlEvents {
  onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void;
  onClose: (name: string) => void;
  onText: (text: string) => void;
}

/** For a text, or anything else that ends only at its end mark: a cell has 32,767 characters. */
const longestPiece = 1_000_000;
/** Excel writes some 10 elements inside one another. */
const depthMax = 100;
/** A kilobyte of a sheet can refer to 40 texts of 32,767 characters: what is read of it is taken before the next. */
const sliceBytes = 1024;

/**
 * Reads a document piece by piece; after each one the caller may take what was reported.
 * @throws AppError invalid_input where it is none, and for a piece without an end
 */
export async function* readXml(content: AsyncIterable<Buffer>, events: XmlEvents): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let emittedCount = 0;
  let depth = 0;
  const noting =
    <Event>(emit: (emittedCount: Event) => void) =>
    (what: Event) => {
      emittedCount = parser.position;
      emit(what);
    };
  parser.on(
    'opentag',
    noting(({ name, attributes }) => {
      depth += 1;
      if (depth > depthMax) throw fieldProblem('file', 'not_a_table');
      events.onOpen(plain(name), attributes);
    }),
  );
  parser.on(
    'closetag',
    noting(({ name }) => {
      depth -= 1;
      events.onClose(plain(name));
    }),
  );
  parser.on('text', noting(events.onText));
  parser.on('cdata', noting(events.onText));
  const decoder = new TextDecoder();
  try {
    for await (const piece of content)
      for (let from = 0; from < piece.length; from += sliceBytes) {
        parser.write(decoder.decode(piece.subarray(from, from + sliceBytes), { stream: true }));
        if (parser.position - emittedCount > longestPiece) throw fieldProblem('file', 'not_a_table');
        yield;
      }
    parser.close();
    yield;
  } catch (error) {
    throw asNoTable(error);
  }
}

/** What goes wrong in reading a workbook is the file's fault, but for what the machine says, as of a full disk. */
export function asNoTable(error: unknown): unknown {
  const isOurs =
    isAppError(error) || (error instanceof Error && 'code' in error && /^E/.test(String(error.code)));
  return isOurs ? error : fieldProblem('file', 'not_a_table');
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1);
