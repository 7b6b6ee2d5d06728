import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { schemaModule } from './schema-module.ts';

/**
 * Code generation of one front, for its `codegen.ts`: typed documents in `src/generated`, and the schema with them,
 * which fakes of the gateway are executed against.
 * @param slices names of the gateway's slices; what they do not offer, this front cannot ask for
 */
export function codegenConfig(...slices: string[]): CodegenConfig {
  return {
    schema: ['every-slice', ...slices.map((slice) => `${slice}/schema`)].map(
      (file) => `../gateway/src/slices/${file}.graphql`,
    ),
    documents: ['src/**/*.graphql.ts', '../packages/remote-kit/src/failure-parts.graphql'],
    importExtension: '.ts',
    emitLegacyCommonJSImports: false,
    generates: {
      './src/generated/': {
        preset: 'client',
        presetConfig: {
          fragmentMasking: { unmaskFunctionName: 'readFragment' },
          // The hash is how the gateway knows a trusted document; the text goes to the registry with the build.
          persistedDocuments: {
            mode: 'embedHashInDocument',
            hashPropertyName: 'hash',
            hashAlgorithm: 'sha256',
          },
        },
        documentTransforms: [addTypenameSelectionDocumentTransform],
        config: {
          enumsAsTypes: true,
          strictScalars: true,
          scalars: { ID: 'string', DateTime: 'string' },
          useTypeImports: true,
        },
      },
      './src/generated/schema.ts': { preset: schemaModule },
    },
  };
}
