import { instantOfIso } from '@skep/domain';
import {
  buildSchema,
  type DocumentNode,
  executeSync,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isScalarType,
  validate,
} from 'graphql';
import { reportDrift } from './drift.ts';

/** A schema whose answers are as strict as the gateway's. */
export function sliceSchema(sdl: string): GraphQLSchema {
  const schema = buildSchema(sdl);
  const dateTime = schema.getType('DateTime');
  if (isScalarType(dateTime)) dateTime.serialize = checkedDateTime;
  return schema;
}

export interface GraphqlRequest {
  schema: GraphQLSchema;
  operationName: string;
  document: DocumentNode;
  variableValues: Readonly<Record<string, unknown>>;
  /** By the fields of Query or Mutation. */
  rootValue: object;
}

/** What the gateway would answer with this data. @throws Error that names the operation and the field that do not fit */
export function answeredData({ document, ...request }: GraphqlRequest) {
  const unknown = validate(request.schema, document);
  const { data = null, errors = [] } =
    unknown.length > 0 ? { errors: unknown } : executeSync({ ...request, document, fieldResolver: given });
  const [problem] = errors;
  if (!problem) return data;
  const drift = new Error(sentenceOf(request.operationName, problem));
  reportDrift(drift);
  throw drift;
}

function sentenceOf(operationName: string, { path, message }: GraphQLError): string {
  return path
    ? `The fake of ${operationName} does not answer as the gateway's schema says, at ${path.join('.')}: ${message}`
    : `${operationName} does not ask as the gateway's schema says: ${message}`;
}

/** Undefined is something that the fake forgot: the gateway's resolvers answer null for what is not there. */
const given: GraphQLFieldResolver<unknown, unknown> = (
  source,
  _args,
  _context,
  { fieldName, parentType },
) => {
  const fields = new Map(Object.entries(source ?? {}));
  const name = fields.get('__typename') ?? parentType.name;
  if (name !== parentType.name) throw new TypeError(`A ${name} stands where a ${parentType.name} belongs.`);
  const value = fields.get(fieldName);
  if (value === undefined) throw new TypeError(`${parentType.name}.${fieldName} is missing.`);
  return value;
};

function checkedDateTime(value: unknown): string {
  if (typeof value === 'string' && instantOfIso(value) !== undefined) return value;
  throw new TypeError(`${JSON.stringify(value)} is no ISO 8601 time with a zone.`);
}
