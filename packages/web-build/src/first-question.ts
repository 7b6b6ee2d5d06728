import type { Question } from '@skep/registry/schema';
import { Kind, type OperationDefinitionNode, OperationTypeNode, parse } from 'graphql';

/**
 * What a page may ask before its script is there.
 * @param documents by hash, as code generation wrote them
 * @throws Error for a name that no query has, or whose query needs more than its name
 */
export function firstQuestion(documents: Readonly<Record<string, string>>, name: string): Question {
  return questionNamed(documents, name, ({ variableDefinitions }) => !variableDefinitions?.length);
}

/**
 * What is queried ahead for visits without a network, with variables that are known.
 * @throws Error for a name that no query has
 */
export function questionNamed(
  documents: Readonly<Record<string, string>>,
  name: string,
  isAskable: (query: OperationDefinitionNode) => boolean = () => true,
): Question {
  for (const [sha256Hash, text] of Object.entries(documents)) {
    const operation = parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.name?.value !== name) continue;
    if (operation.operation !== OperationTypeNode.QUERY || !isAskable(operation)) {
      throw new Error(`${name} cannot be asked ahead: it must be a query without variables.`);
    }
    return { operationName: name, sha256Hash };
  }
  throw new Error(`No query is named ${name}: correct its name, or run npm run generate.`);
}
