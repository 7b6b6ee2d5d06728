import type { CodegenConfig } from '@graphql-codegen/cli';
import { enumValues } from './src/slices/enums.ts';

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
        inputMaybeValue: 'T | null | undefined',
        contextType: '../context.ts#GatewayContext',
        // Inside, enums have the values of packages/domain; GraphQL writes them in capitals.
        enumValues,
        resolversNonOptionalTypename: { unionMember: true },
        // What a resolver hands on in place of the finished type: that type without the fields that have resolvers.
        mappers: {
          Security: 'object',
          Viewer: '../slices/account/models.ts#ViewerModel',
          Apiary: '../slices/hives/models.ts#ApiaryModel',
          Hive: '../slices/hives/models.ts#HiveModel',
          HiveTag: '../slices/hives/models.ts#HiveTagModel',
          Queen: '../slices/hives/models.ts#QueenModel',
          RegisteredQueen: '../slices/hives/models.ts#RegisteredQueenModel',
          ChangedColonies: '../slices/hives/models.ts#ChangedColoniesModel',
          Device: '../slices/measurements/models.ts#DeviceModel',
          Inspection: '../slices/inspections/models.ts#InspectionModel',
        },
      },
    },
  },
};

export default config;
