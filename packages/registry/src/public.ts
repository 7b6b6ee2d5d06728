export { changeLedger, readLedger } from './change-ledger.ts';
export { type FileStore, isStorePath, RegistryRefusal } from './file-store.ts';
export { createFolderStore } from './folder-store.ts';
export { deployPath } from './http-store.ts';
export {
  continues,
  type Ledger,
  ledgerBytes,
  ledgerFile,
  parseLedger,
  type ShippedRemote,
} from './ledger.ts';
export { withoutLongGone } from './long-gone.ts';
export { openStore } from './open-store.ts';
export { lentFile, publishProvided, readLent } from './provided-by-shell.ts';
export { type Build, integrityOf, publishBuild, readBuild } from './publish-build.ts';
export { createRegistryReader, type RegistryReader } from './registry-reader.ts';
export {
  type Audience,
  canary,
  disable,
  enable,
  promote,
  rollback,
  type Stamp,
} from './shipping.ts';
export { bucketCount, hasCanary, viewOf } from './view.ts';
