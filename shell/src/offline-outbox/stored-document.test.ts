import { gql } from '@apollo/client';
import { storedDocument } from './stored-document.ts';

const document = gql('mutation Save { save { ...Parts } } fragment Parts on Hive { id name }');

test('of a document that the gateway knows by its hash, that is stored and no text', () => {
  const known = { ...document, __meta__: { hash: 'abc' } };
  const storedForm = storedDocument(known);
  expect(storedForm).toMatchObject({ kind: 'Document', __meta__: { hash: 'abc' } });
  expect(storedForm.definitions).toEqual([
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      selectionSet: { kind: 'SelectionSet', selections: [] },
    },
  ]);
});

test('one that it does not know is stored whole', () => {
  expect(storedDocument(document)).toBe(document);
});
