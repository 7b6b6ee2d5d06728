export { defaultLimits, type Limits } from './limits/limits.ts';
export type { GatewayLog } from './log.ts';
export { createGateway, type Gateway, type GatewayOptions } from './server.ts';
export { documentsFromFile } from './trusted-documents/documents-file.ts';
export type { TrustedDocuments } from './trusted-documents/trusted-documents.ts';
