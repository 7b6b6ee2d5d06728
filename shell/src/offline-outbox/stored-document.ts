import { type DocumentNode, Kind } from 'graphql';
import { hashOf } from '../graphql/document-hash.ts';

/**
 * What is stored of a document: the gateway knows its text by its hash, and the whole of it would weigh more than all that a
 * person writes, each time that what waits is read.
 */
export function storedDocument(document: DocumentNode): DocumentNode {
  // Work in progress is sent as text.
  if (process.env.NODE_ENV === 'development' || hashOf(document) === undefined) return document;
  const definitions = document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const { kind, operation, selectionSet } = definition;
    return { kind, operation, selectionSet: { ...selectionSet, selections: [] } };
  });
  return { ...document, definitions };
}
