import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

// Against its own slice alone: what the slice does not offer, this remote cannot ask for.
const config: CodegenConfig = {
  schema: '../gateway/src/slices/inspections/schema.graphql',
  documents: ['src/**/*.graphql.ts'],
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
  },
};

export default config;
