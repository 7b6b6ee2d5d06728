import type { CodegenConfig } from '@graphql-codegen/cli';
import { enumValues } from './src/slices/schema.ts';
import type { Slice } from './src/slices/slice.ts';
import { slices } from './src/slices.ts';

/** What a resolver hands on in place of the finished type: that type without the fields that have resolvers. */
function modelsOf({ name, models = [] }: Slice) {
  return models.map((type) => [type, `../slices/${name}/models.ts#${type}Model`]);
}

// Without these, a resolver of a field that is an enum would have to return null.
const enumNames = Object.keys(enumValues());

/** Types of the merged slices, and of the resolvers that fulfil them. */
const config: CodegenConfig = {
  schema: ['src/slices/every-slice.graphql', 'src/slices/*/schema.graphql'],
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  generates: {
    'src/generated/schema.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        enumsAsTypes: true,
        strictScalars: true,
        useTypeImports: true,
        scalars: { ID: 'string', DateTime: 'string' },
        // A resolver may leave undefined what GraphQL calls null.
        maybeValue: 'T | null | undefined',
        inputMaybeValue: 'T | null',
        contextType: '../context.ts#GatewayContext',
        // Inside, enums have the values of packages/domain; GraphQL writes them in capitals.
        enumValues: enumValues(),
        resolversNonOptionalTypename: { unionMember: true },
        mappers: Object.fromEntries([...slices.flatMap(modelsOf), ...enumNames.map((name) => [name, name])]),
      },
    },
  },
};

export default config;
